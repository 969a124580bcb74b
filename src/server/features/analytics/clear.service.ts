import type { Db, Tx } from "#server/platform/db/handles.ts";
import { peoplePages } from "#server/platform/db/people-pages.ts";
import * as analytics from "./clear.repository.ts";
import { forgetDemoToolDays } from "./demo-people.repository.ts";
import { dropPartition, listPartitions } from "./ingest/events.repository.ts";

/**
 * Drops raw events day by day: truncating ninety partitions at once exceeds the statement timeout.
 * Events that arrive meanwhile recreate their day's partition.
 */
export async function dropRawEvents(db: Db): Promise<void> {
  for (const day of await listPartitions(db)) await dropPartition(db, day);
}

/** Clears visits, then people's activity page by page: all at once exceeds the statement timeout. */
export async function forgetActivity(db: Db): Promise<void> {
  await analytics.emptyVisits(db);
  for await (const page of peoplePages(db)) await analytics.emptyActivity(db, page);
}

/** Deletes all sums, tool openings and reports for good, including what arrived while clearing. */
export async function clearAnalytics(tx: Tx): Promise<void> {
  await analytics.emptyTables(tx);
  await forgetDemoToolDays(tx);
}
