import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { systemClock } from "#server/platform/clock.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { findProjectRoot } from "#server/platform/project-root.ts";
import { makeEmptyDatabase } from "#server/testing/test-database.ts";

/** The last schema that kept no amount beside the quest, and the last in which it is not filled in yet. */
const [BEFORE, UNFILLED] = [12, 16];
const PERSON = "6f1d2c1e-0000-4000-8000-000000000001";
const QUEST = "6f1d2c1e-0000-4000-8000-000000000002";

test("what quests paid before is filled in apart from the new columns, and a completion between counts too", async () => {
  const { connection, drop } = await makeEmptyDatabase();
  const migrations = join(findProjectRoot(), "migrations");
  await migrate(connection, migrations, systemClock, BEFORE);
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(
    `insert into users (id, issuer, subject, username, time_zone, created_at)
     values ($1, 'test', '1', 'Ann', 'Asia/Tokyo', now())`,
    [PERSON],
  );
  await client.query(
    `insert into quests (id, user_id, title, title_key, xp_reward, category, difficulty, estimated_hours, origin, due_at, created_at)
     values ($2, $1, 'Call', 'call', 100, 'Sales', 'Beginner', 1, 'mentor', now(), now())`,
    [PERSON, QUEST],
  );
  await migrate(connection, migrations, systemClock, UNFILLED);
  // As an instance of the program before completes it: it does not know the new columns.
  await client.query("update quests set completed_at = now(), completed_day = '2026-11-01'");
  await client.query("insert into active_days (user_id, day) values ($1, '2026-11-01')", [PERSON]);
  await client.query(
    `insert into xp_ledger (id, user_id, source_type, source_id, label, nominal, amount, created_at)
     values (gen_random_uuid(), $1, 'quest', $2, 'Call', 100, 40, now())`,
    [PERSON, QUEST],
  );
  const state = async () =>
    (
      await client.query(
        `select q.xp_paid, l.is_suggested, a.last_at = q.completed_at as is_latest, a.time_zone
         from quests q, xp_ledger l, active_days a`,
      )
    ).rows;
  expect(await state()).toEqual([{ xp_paid: null, is_suggested: false, is_latest: null, time_zone: null }]);
  await migrate(connection, migrations, systemClock);
  expect(await state()).toEqual([
    { xp_paid: 40, is_suggested: true, is_latest: true, time_zone: "Asia/Tokyo" },
  ]);
  await client.end();
  await drop();
});
