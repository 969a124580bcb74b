import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Db, withTransaction } from "#server/platform/db/handles.ts";
import { adminOf, remove } from "#server/testing/people/admin-people.ts";
import { openFileWorld } from "#server/testing/world.ts";
import { forgetActivity } from "./clear.service.ts";
import { sumUp } from "./sums/rollup.service.ts";

const world = await openFileWorld();
const admin = await adminOf(world, { email: "boss@example.com" });

async function countWaitingForSums(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_locks l join pg_database d on d.oid = l.database
    where d.datname = current_database() and locktype = 'advisory' and not granted`.execute(world.db);
  return rows[0]?.n ?? 0;
}

test("whoever takes a step while analytics are cleared is counted from their next step on", async () => {
  const person = await world.person();
  const step = async (event: string, sessionId: string) =>
    expect((await person.post("/api/analytics/funnel", { event, sessionId })).statusCode).toBe(200);
  await step("landing_page_view", "before");
  const cleared = await withTransaction(world.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('analytics sums'))`.execute(tx);
    const answer = remove(admin, "/api/admin/analytics");
    await expect.poll(countWaitingForSums).toBe(1);
    await step("landing_page_view", "meanwhile");
    return { answer };
  });
  expect((await cleared.answer).statusCode).toBe(204);
  const [activity] = await world.db
    .selectFrom("people_activity")
    .select(["days", "sessions", "funnel", "funnel_at"])
    .execute();
  expect(activity).toEqual({ days: "0", sessions: 0, funnel: 0, funnel_at: null });
  await step("landing_page_view", "after");
  await step("cta_click", "after");
  await sumUp(world.db);
  const steps = await world.db
    .selectFrom("daily_counts")
    .select(["key", "n"])
    .where("metric", "=", "step")
    .orderBy("key")
    .execute();
  expect(steps).toEqual([
    { key: "cta_click", n: "1" },
    { key: "landing_page_view", n: "1" },
  ]);
});

test("people are forgotten page by page, each read once and changed once", async () => {
  const people = 20_000;
  const id = sql`('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
  for (let first = 1; first < people; first += 2_000) {
    const numbers = sql`generate_series(${first}::int, ${first + 1_999}::int) n`;
    await sql`
      insert into users (id, issuer, subject, username, created_at)
      select ${id}, 'test', n::text, 'Somebody', now() from ${numbers}`.execute(world.db);
    await sql`
      insert into people_activity (user_id, last_seen_at, day, days)
      select ${id}, now(), current_date, 1 from ${numbers}`.execute(world.db);
  }
  await sql`analyze users, people_activity`.execute(world.db);
  // Figures of a transaction are exact in the transaction itself, hence one around all pages.
  const rowsRead = await withTransaction(world.db, async (tx) => {
    // Outside of tests nobody may clear within a transaction.
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
