import { ROLLUP_ROWS } from "#domain/analytics/analytics-events.ts";
import { inBatches } from "#server/platform/db/batches.ts";
import { type Db, withTransaction } from "#server/platform/db/handles.ts";
import { isAloneWithSums, moveInbox } from "./counts.repository.ts";

/** Brings the sums up to date. Runs in one instance at a time; the others skip it. */
export function sumUp(db: Db): Promise<number> {
  const moveSome = (limit: number) =>
    withTransaction(db, async (tx) => ((await isAloneWithSums(tx)) ? moveInbox(tx, limit) : 0));
  return inBatches(moveSome, ROLLUP_ROWS);
}
