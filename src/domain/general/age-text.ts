import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from "./durations.ts";

const UNITS = [
  [MS_PER_DAY, "day"],
  [MS_PER_HOUR, "hour"],
  [MS_PER_MINUTE, "minute"],
] as const;

/** "3 hours", in the largest unit that fits; "less than a minute" below that. */
export function spanText(ms: number): string {
  for (const [unitMs, unit] of UNITS) {
    const count = Math.floor(ms / unitMs);
    if (count >= 1) return `${count.toLocaleString("en")} ${unit}${count === 1 ? "" : "s"}`;
  }
  return "less than a minute";
}

/** "3 hours ago". A time in the future, from another machine's clock, counts as now. */
export function agoText(at: Date, now: Date): string {
  return `${spanText(Math.max(0, now.getTime() - at.getTime()))} ago`;
}
