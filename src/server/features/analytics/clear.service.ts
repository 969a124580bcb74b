import { inBatches } from "#server/platform/db/batches.ts";
import type { Db } from "#server/platform/db/handles.ts";
import * as analytics from "./clear.repository.ts";
import { dropPartition, listPartitions } from "./events.repository.ts";

/**
 * Raw events go day by day: emptying ninety partitions at once takes longer than a statement may.
 * Events that come meanwhile make their day anew.
 */
export async function dropRawEvents(db: Db): Promise<void> {
  for (const day of await listPartitions(db)) await dropPartition(db, day);
}

/** What people did, person by person: in portions, since everybody at once takes longer than a statement may. */
export async function forgetActivity(db: Db): Promise<void> {
  await inBatches((limit) => analytics.emptyActivity(db, limit));
}

/** Every visit, sum, tool opening and report, and what is left of the events, for good. */
export const clearAnalytics = analytics.emptyTables;
