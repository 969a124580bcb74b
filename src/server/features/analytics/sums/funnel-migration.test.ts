import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { systemClock } from "#server/platform/clock.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { makeEmptyDatabase } from "#server/testing/test-database.ts";

/** The last schema in which the funnel counted sessions. */
const BEFORE = 12;
const ID = "6f1d2c1e-0000-4000-8000-000000000001";

test("visits that are there already are counted by person, each step with all before it", async () => {
  const { connection, drop } = await makeEmptyDatabase();
  const migrations = join(findProjectRoot(), "migrations");
  await migrate(connection, migrations, systemClock, BEFORE);
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(
    `insert into users (id, issuer, subject, username, created_at) values ($1, 'test', '1', 'Ann', '2026-01-01Z')`,
    [ID],
  );
  await client.query(
    `insert into people_activity (user_id, last_seen_at, day, days) values ($1, '2026-03-02Z', '2026-03-02', 1)`,
    [ID],
  );
  // Landing 1, CTA 2, onboarding begun 8 and finished 16, an error 128.
  await client.query(
    `insert into visits (key, user_id, started_at, last_seen_at, marks) values
       ('a', $1, '2026-03-01T10:20Z', '2026-03-01T10:20Z', 1 + 2 + 128),
       ('b', $1, '2026-03-02T11:00Z', '2026-03-02T11:00Z', 1 + 8 + 16),
       ('c', null, '2026-03-02T12:00Z', '2026-03-02T12:00Z', 1),
       ('d', null, '2026-03-02T12:00Z', '2026-03-02T12:00Z', 8),
       ('e', null, '2026-03-02T12:00Z', '2026-03-02T12:00Z', 128)`,
    [ID],
  );
  await migrate(connection, migrations, systemClock);
  const { rows: days } = await client.query(
    "select day::text || ' ' || metric || ' ' || key || ' ' || n as line from daily_counts order by 1",
  );
  expect(days.map(({ line }) => line)).toEqual([
    "2026-03-01 onboarding finished 1",
    "2026-03-01 onboarding started 1",
    "2026-03-01 step cta_click 1",
    "2026-03-01 step landing_page_view 1",
    "2026-03-01 step onboarding_completion 1",
    "2026-03-01 step onboarding_start 1",
    "2026-03-02 onboarding started 1",
    "2026-03-02 step landing_page_view 1",
  ]);
  const { rows: hours } = await client.query("select distinct hour from hourly_counts order by hour");
  expect(hours.map(({ hour }) => hour.toISOString())).toEqual([
    "2026-03-01T10:00:00.000Z",
    "2026-03-02T12:00:00.000Z",
  ]);
  const { rows: people } = await client.query("select funnel, funnel_at from people_activity");
  expect(people).toEqual([{ funnel: 27, funnel_at: new Date("2026-03-01T10:20:00Z") }]);
  await client.end();
  await drop();
});
