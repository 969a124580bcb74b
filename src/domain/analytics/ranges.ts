import { addDays, type CalendarDay, dayAt, instantOf } from "../general/calendar-day.ts";
import { MS_PER_HOUR } from "../general/durations.ts";

export const RANGES = ["24h", "7d", "30d", "90d"] as const;
export type Range = (typeof RANGES)[number];

const STEPS: Record<Range, number> = { "24h": 24, "7d": 7, "30d": 30, "90d": 90 };

/** A range cut into hours (24h) or calendar days, with periods of the same length before it. */
export interface RangeSteps {
  /** How many steps a period has. */
  readonly count: number;
  /** Where each step begins, oldest first, and the present as the last: periods × count + 1 instants. */
  readonly edges: readonly Date[];
  /** The calendar day of each step; empty for 24h. */
  readonly days: readonly CalendarDay[];
}

/** The last step is the current hour or day, so far. Days are those of `zone`. */
export function rangeSteps(range: Range, now: Date, zone: string, periods: number): RangeSteps {
  const count = STEPS[range];
  const length = periods * count;
  if (range === "24h") {
    const hour = Math.floor(now.getTime() / MS_PER_HOUR) * MS_PER_HOUR;
    const starts = Array.from({ length }, (_, index) => new Date(hour - (length - 1 - index) * MS_PER_HOUR));
    return { count, edges: [...starts, now], days: [] };
  }
  const today = dayAt(now, zone);
  const days = Array.from({ length }, (_, index) => addDays(today, index + 1 - length));
  return { count, edges: [...days.map((day) => instantOf(day, "00:00", zone)), now], days };
}
