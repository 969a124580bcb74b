import { sql } from "kysely";
import type { Db, Tx } from "#server/platform/db/handles.ts";

/**
 * The sums' timer first, then the tables in the order in which incoming events lock them: nobody waits crosswise.
 * Numbers go on counting, so that what an instance still remembers of a visit never meets another one.
 */
export async function emptyTables(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('analytics sums'))`.execute(tx);
  await sql`
    truncate visits, events, count_inbox, hourly_counts, daily_counts, reports, tool_openings`.execute(tx);
}

/**
 * When somebody was last here and whether they came back stays: it tells who is dormant, and whom a mail should reach.
 * Answers how many rows were changed.
 */
export async function emptyActivity(db: Db, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update people_activity set days = 0, sessions = 0, active_seconds = 0, funnel = 0, funnel_at = null
    where user_id in (
      select user_id from people_activity
      where days <> 0 or sessions <> 0 or active_seconds <> 0 or funnel_at is not null
      order by user_id
      limit ${limit}
      for update
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}
