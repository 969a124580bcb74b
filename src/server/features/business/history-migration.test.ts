import { randomUUID } from "node:crypto";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { MILESTONES } from "#domain/business/fact-keys.ts";
import { systemClock } from "#server/platform/clock.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { makeEmptyDatabase } from "#server/testing/test-database.ts";

/** The schema in which nothing of the past is known yet. */
const BEFORE = 18;

test("facts follow from quests that were finished before facts were kept", async () => {
  const { connection, drop } = await makeEmptyDatabase();
  const migrations = join(findProjectRoot(), "migrations");
  await migrate(connection, migrations, systemClock, BEFORE);
  const client = new pg.Client(connection);
  await client.connect();
  const person = randomUUID();
  await client.query(
    `insert into users (id, issuer, subject, username, created_at) values ($1, 'test', '1', 'Ann', now())`,
    [person],
  );
  const give = async (template: string, completedAt: string | null, deletedAt: string | null = null) => {
    const id = randomUUID();
    await client.query(
      `insert into quests (id, user_id, title, title_key, xp_reward, category, difficulty, estimated_hours, origin,
         due_at, created_at, template_id, completed_at, completed_day, deleted_at)
       values ($1, $2, $3, $3, 100, 'Sales', 'Beginner', 1, 'generated', now(), now(), $3, $4, $4::timestamptz::date, $5)`,
      [id, person, template, completedAt, deletedAt],
    );
    return id;
  };
  const talks = await give("mr-interviews.1", "2026-05-01T10:00:00Z");
  const listing = await give("lp-marketplace-start.1", "2026-06-01T10:00:00Z");
  await give("mk-one-line.1", null);
  await give("pd-by-hand.2", "2026-06-02T10:00:00Z", "2026-06-03T10:00:00Z");
  await give("handmade-two-stalls", "2026-06-04T10:00:00Z");
  await migrate(connection, migrations, systemClock);
  const { rows } = await client.query(
    "select user_id, key, value, source, quest_id, learned_at from business_facts order by learned_at, key",
  );
  const fact = (key: string, questId: string, at: string) => ({
    user_id: person,
    key,
    value: "yes",
    source: "quest",
    quest_id: questId,
    learned_at: new Date(at),
  });
  expect(rows).toEqual([
    fact("talked", talks, "2026-05-01T10:00:00Z"),
    fact("page", listing, "2026-06-01T10:00:00Z"),
    fact("payable", listing, "2026-06-01T10:00:00Z"),
  ]);
  for (const { key } of rows) expect(MILESTONES).toContain(key);
  await client.end();
  await drop();
});
