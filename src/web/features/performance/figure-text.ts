import type { PerformanceSnapshot } from "#contracts/performance.ts";
import { formatCount, formatMilliseconds, formatShare, orDash } from "#domain/analytics/figures.ts";

type Figure = number | null;

export const countText = (value: Figure) => orDash(value, formatCount);
export const percentText = (value: Figure) => orDash(value, (known) => `${Math.round(known)}%`);
export const rateText = (value: Figure) => formatShare(value, 1);
export const hourlyText = (value: Figure) => orDash(value, (known) => `${formatCount(Math.round(known))}/h`);
/** Values under a millisecond are not shown as 0. */
export const timeText = (value: Figure) =>
  orDash(value, (ms) => (ms > 0 && ms < 1 ? `${ms.toFixed(1)}ms` : formatMilliseconds(ms)));

export const METRIC_TEXT: Record<PerformanceSnapshot["metrics"][number]["unit"], (value: Figure) => string> =
  { ms: timeText, count: countText, share: rateText };
