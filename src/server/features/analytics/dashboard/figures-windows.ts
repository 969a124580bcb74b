import { type Range, rangeSteps } from "#domain/analytics/ranges.ts";
import { addDays, type CalendarDay, utcDay } from "#domain/general/calendar-day.ts";

/** A time range from `at` until now. */
interface Since {
  readonly at: Date;
  /** The UTC day of `at`. */
  readonly day: CalendarDay;
}

/** The last `count` UTC days, including today. */
export function lastDays(count: number, now: Date): Since {
  const day = addDays(utcDay(now), 1 - count);
  return { at: new Date(`${day}T00:00:00Z`), day };
}

/** What lists count: the last 24 hours from a full hour on, or the UTC days of a longer range. */
export function listedWindow(range: Range, now: Date): Since {
  const { edges, count } = rangeSteps(range, now, "UTC", 1);
  const [at = now] = edges;
  return range === "24h" ? { at, day: utcDay(at) } : lastDays(count, now);
}

/** One period of a range. */
export interface Window extends Since {
  /** Where the period ends, not included; null if it goes on. */
  readonly until: Date | null;
  /** The last of its UTC days; those of the period have the same places in the range as the days of the zone. */
  readonly lastDay: CalendarDay;
}

/** A range as the calendar of `zone` has it, and the period of the same length before. */
export function rangeWindows(range: Range, now: Date, zone: string): { current: Window; before: Window } {
  const { edges, count } = rangeSteps(range, now, zone, 2);
  const [start, middle] = [edges[0] as Date, edges[count] as Date];
  const today = utcDay(now);
  const days =
    range === "24h"
      ? { start: utcDay(start), beforeEnd: utcDay(middle), middle: utcDay(middle) }
      : {
          start: addDays(today, 1 - 2 * count),
          beforeEnd: addDays(today, -count),
          middle: addDays(today, 1 - count),
        };
  return {
    current: { at: middle, until: null, day: days.middle, lastDay: today },
    before: { at: start, until: middle, day: days.start, lastDay: days.beforeEnd },
  };
}
