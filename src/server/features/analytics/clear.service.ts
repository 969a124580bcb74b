import type { Db, Tx } from "#server/platform/db/handles.ts";
import { peoplePages } from "#server/platform/db/people-pages.ts";
import * as analytics from "./clear.repository.ts";
import { forgetDemoToolDays } from "./demo-people.repository.ts";
import { dropPartition, listPartitions } from "./ingest/events.repository.ts";

/**
 * Raw events go day by day: emptying ninety partitions at once takes longer than a statement may.
 * Events that come meanwhile make their day anew.
 */
export async function dropRawEvents(db: Db): Promise<void> {
  for (const day of await listPartitions(db)) await dropPartition(db, day);
}

/** Visits, then what people did: a page of them at a time, since everybody at once takes longer than a statement may. */
export async function forgetActivity(db: Db): Promise<void> {
  await analytics.emptyVisits(db);
  for await (const page of peoplePages(db)) await analytics.emptyActivity(db, page);
}

/** Every sum, tool opening and report, and what came meanwhile, for good. */
export async function clearAnalytics(tx: Tx): Promise<void> {
  await analytics.emptyTables(tx);
  await forgetDemoToolDays(tx);
}
