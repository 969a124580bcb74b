import type { Load } from "./load.ts";
import { difference, type RunningTotals, type Totals } from "./running-totals.ts";

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
  const added = Object.fromEntries(
    Object.entries(now.totals).map(([name, value]) => [name, value - before.totals[name as keyof Totals]]),
  ) as Totals;
  return { ...added, buckets: difference(now.buckets, before.buckets) };
}
