import type { Load } from "./load.ts";
import { difference, type RunningTotals, type Totals, totalsBy } from "./running-totals.ts";

/** Five seconds of this process: totals since the previous sample, and current values. */
export interface SystemSample extends Load, Totals {
  readonly at: Date;
  readonly isReady: boolean;
  readonly buckets: readonly number[];
  readonly connections: number;
  readonly liveClients: number;
  /** Null while the database is unavailable. */
  readonly queue: number | null;
  /** Database blocks found in its cache, and blocks read from disk or the OS. */
  readonly blockHits: number;
  readonly blockReads: number;
}

export function addedSince(now: RunningTotals, before: RunningTotals): Totals & { buckets: number[] } {
  return {
    ...totalsBy((name) => now.totals[name] - before.totals[name]),
    buckets: difference(now.buckets, before.buckets),
  };
}
