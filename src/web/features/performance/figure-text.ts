import type { PerformanceSnapshot } from "#contracts/performance.ts";
import { formatCount, formatMilliseconds, formatShare } from "#domain/analytics/figures.ts";

/** Formats a value; null is shown as a dash, not as 0. */
function orDash(format: (value: number) => string) {
  return (value: number | null) => (value === null ? "—" : format(value));
}

export const countText = orDash(formatCount);
export const percentText = orDash((value) => `${Math.round(value)}%`);
export const rateText = (value: number | null) => formatShare(value, 1);
export const hourlyText = orDash((value) => `${formatCount(Math.round(value))}/h`);
/** Values under a millisecond are not shown as 0. */
export const timeText = orDash((value) =>
  value > 0 && value < 1 ? `${value.toFixed(1)}ms` : formatMilliseconds(value),
);

export const METRIC_TEXT: Record<
  PerformanceSnapshot["metrics"][number]["unit"],
  (value: number | null) => string
> = { ms: timeText, count: countText, share: rateText };
