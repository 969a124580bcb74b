import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Db, withTransaction } from "#server/platform/db/handles.ts";
import { openWorld, type TestWorld } from "../../../../tests/world.ts";
import { forgetActivity } from "./clear.service.ts";

let world: TestWorld;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test("people are forgotten page by page, each read once and changed once", async () => {
  const people = 20_000;
  const id = sql`('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
  await sql`
    insert into users (id, issuer, subject, username, created_at)
    select ${id}, 'test', n::text, 'Somebody', now() from generate_series(1, ${people}) n`.execute(world.db);
  await sql`
    insert into people_activity (user_id, last_seen_at, day, days)
    select ${id}, now(), current_date, 1 from generate_series(1, ${people}) n`.execute(world.db);
  await sql`analyze users, people_activity`.execute(world.db);
  // Figures of a transaction are exact in the transaction itself, hence one around all pages.
  const rowsRead = await withTransaction(world.db, async (tx) => {
    await forgetActivity(tx as unknown as Db);
    const { rows } = await sql<{ n: number }>`
      select (seq_tup_read + idx_tup_fetch)::int as n from pg_stat_xact_user_tables
      where relname = 'people_activity'`.execute(tx);
    return rows[0]?.n ?? 0;
  });
  expect(rowsRead).toBeGreaterThanOrEqual(people);
  expect(rowsRead).toBeLessThan(3 * people);
  const left = world.db.selectFrom("people_activity").select("user_id").where("days", "<>", "0");
  expect(await left.execute()).toEqual([]);
});
