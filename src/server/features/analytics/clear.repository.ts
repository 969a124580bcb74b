import { sql } from "kysely";
import type { Db, Tx } from "#server/platform/db/handles.ts";
import { isOnPage, type PeoplePage } from "#server/platform/db/people-pages.ts";

/** When somebody was last here and whether they came back stays: it tells who is dormant, and whom a mail should reach. */
const NOTHING_DONE = sql`days = 0, sessions = 0, active_seconds = 0, funnel = 0, funnel_at = null`;
const HAS_DONE_SOMETHING = sql`(days <> 0 or sessions <> 0 or active_seconds <> 0 or funnel_at is not null)`;

/** Ahead of all others: from here on `visits` tells who did something since. */
export async function emptyVisits(db: Db): Promise<void> {
  await sql`truncate visits`.execute(db);
}

/**
 * The sums' timer first, then the tables in the order in which incoming events lock them: nobody waits crosswise.
 * Numbers go on counting, so that what an instance still remembers of a visit never meets another one.
 */
export async function emptyTables(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('analytics sums'))`.execute(tx);
  await sql`lock table visits in access exclusive mode`.execute(tx);
  // Who did something since they were emptied: steps whose sums go here would never be counted again.
  await sql`
    update people_activity set ${NOTHING_DONE}
    where user_id = any(array(select user_id from visits)) and ${HAS_DONE_SOMETHING}`.execute(tx);
  await sql`
    truncate visits, events, count_inbox, hourly_counts, daily_counts, reports, tool_openings`.execute(tx);
}

/** Locks in the order in which incoming events do. */
export async function emptyActivity(db: Db, page: PeoplePage): Promise<void> {
  // As an array: joined with the rows, each page would read the whole table.
  await sql`
    update people_activity set ${NOTHING_DONE}
    where user_id = any(array(
      select user_id from people_activity
      where ${isOnPage(page, sql`user_id`)} and ${HAS_DONE_SOMETHING}
      order by user_id
      for update
    ))`.execute(db);
}
