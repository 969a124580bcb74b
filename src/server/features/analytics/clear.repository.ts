import { sql } from "kysely";
import type { Db, Tx } from "#server/platform/db/handles.ts";
import { isOnPage, type PeoplePage } from "#server/platform/db/people-pages.ts";

/** Keeps the last visit and the return flags: dormancy and mails depend on them. */
const NOTHING_DONE = sql`days = 0, sessions = 0, active_seconds = 0, funnel = 0, funnel_at = null`;
const HAS_DONE_SOMETHING = sql`(days <> 0 or sessions <> 0 or active_seconds <> 0 or funnel_at is not null)`;

/** Runs before the rest of clearing: afterwards `visits` holds only people active since. */
export async function emptyVisits(db: Db): Promise<void> {
  await sql`truncate visits`.execute(db);
}

/**
 * Takes the rollup's lock first, then the tables in the order in which ingest locks them, to avoid deadlocks.
 * Does not restart ids, so that a visit id cached by an instance never matches a new visit.
 */
export async function emptyTables(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('analytics sums'))`.execute(tx);
  await sql`lock table visits in access exclusive mode`.execute(tx);
  // Reset people active since `visits` was emptied: their steps would otherwise not be counted again.
  await sql`
    update people_activity set ${NOTHING_DONE}
    where user_id = any(array(select user_id from visits)) and ${HAS_DONE_SOMETHING}`.execute(tx);
  await sql`
    truncate visits, events, count_inbox, hourly_counts, daily_counts, reports, tool_openings, kept_figures`.execute(
    tx,
  );
}

/** Locks rows in the same order as ingest. */
export async function emptyActivity(db: Db, page: PeoplePage): Promise<void> {
  // As an array: with a join, each page would scan the whole table.
  await sql`
    update people_activity set ${NOTHING_DONE}
    where user_id = any(array(
      select user_id from people_activity
      where ${isOnPage(page, sql`user_id`)} and ${HAS_DONE_SOMETHING}
      order by user_id
      for update
    ))`.execute(db);
}
