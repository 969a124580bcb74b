import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from "../general/durations.ts";

export const HISTORY_RANGES = ["1h", "24h", "7d", "90d"] as const;
export type HistoryRange = (typeof HISTORY_RANGES)[number];

const STEPS: Record<HistoryRange, { count: number; stepMs: number; hasBefore: boolean }> = {
  "1h": { count: 60, stepMs: MS_PER_MINUTE, hasBefore: true },
  "24h": { count: 96, stepMs: 15 * MS_PER_MINUTE, hasBefore: true },
  "7d": { count: 84, stepMs: 2 * MS_PER_HOUR, hasBefore: true },
  // Minutes are kept for 91 days.
  "90d": { count: 90, stepMs: MS_PER_DAY, hasBefore: false },
};

export interface HistoryCut {
  readonly count: number;
  readonly stepMs: number;
  /** The start of the first step. */
  readonly from: Date;
  /** Whether minutes of the range before are still kept. */
  readonly hasBefore: boolean;
}

/** The steps of a range that ends now. They begin at whole minutes, hours or days (UTC); the last is not over. */
export function cutHistory(range: HistoryRange, now: Date): HistoryCut {
  const { count, stepMs, hasBefore } = STEPS[range];
  const last = Math.floor(now.getTime() / stepMs) * stepMs;
  return { count, stepMs, hasBefore, from: new Date(last - (count - 1) * stepMs) };
}
