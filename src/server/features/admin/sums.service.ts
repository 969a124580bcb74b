import type { Databases } from "#server/platform/db/databases.ts";
import { readFigures } from "#server/platform/db/replica.ts";
import { createRefreshingCache } from "#server/platform/refreshing-cache.ts";
import { readSums } from "./stats.repository.ts";

/** Sums that were counted quicker are counted anew at every look, so that they are exact. */
const EXACT_BELOW_MS = 1_000;

/**
 * Five sums of this instance. Counting millions of rows takes seconds: then the last sums are shown while the next are
 * counted.
 */
export function createSums(databases: Databases) {
  const cached = createRefreshingCache<Awaited<ReturnType<typeof readSums>>>(undefined, EXACT_BELOW_MS);
  return (now: Date) => cached("sums", now, () => readFigures(databases, readSums));
}
