export const TRENDS = ["up", "down", "stable"] as const;
export type TrendDirection = (typeof TRENDS)[number];

interface Trend {
  readonly current: number | null;
  readonly trend: TrendDirection;
  /** Relative change: 0.08 is 8 % more; null without a value to compare with. */
  readonly change: number | null;
}

const STABLE = 0.05;

/** Compares a figure with the same figure of the previous period. */
export function trendOf(current: number | null, before: number | null): Trend {
  if (current === null || before === null) return { current, trend: "stable", change: null };
  if (before === 0) return { current, trend: current > 0 ? "up" : "stable", change: current > 0 ? null : 0 };
  const change = (current - before) / before;
  if (Math.abs(change) < STABLE) return { current, trend: "stable", change };
  return { current, trend: change > 0 ? "up" : "down", change };
}
