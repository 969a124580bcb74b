import { sql } from "kysely";
import type { Tx } from "#server/platform/db/handles.ts";

/**
 * The sums' timer first, then the tables in the order in which incoming events lock them: nobody waits crosswise.
 * Numbers go on counting, so that what an instance still remembers of a visit never meets another one.
 */
export async function emptyTables(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('analytics sums'))`.execute(tx);
  await sql`
    truncate visits, events, people_activity, count_inbox, hourly_counts, daily_counts, reports`.execute(tx);
}
