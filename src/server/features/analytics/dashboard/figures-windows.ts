import type { ReportRange } from "#contracts/report.ts";
import { addDays, type CalendarDay, utcDay } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/general/durations.ts";

/** A time range from `at` until now. */
export interface Window {
  readonly at: Date;
  /** The UTC day of `at`. */
  readonly day: CalendarDay;
}

const REPORT_DAYS = { "7d": 7, "30d": 30, "90d": 90 } as const;

/** The last `count` UTC days, including today. */
export function lastDays(count: number, now: Date): Window {
  const day = addDays(utcDay(now), 1 - count);
  return { at: new Date(`${day}T00:00:00Z`), day };
}

/** Starts on a full hour for 24h, at the start of a UTC day for longer ranges. */
export function reportWindow(range: ReportRange, now: Date): Window {
  if (range !== "24h") return lastDays(REPORT_DAYS[range], now);
  const at = new Date(Math.floor((now.getTime() - MS_PER_DAY) / MS_PER_HOUR) * MS_PER_HOUR);
  return { at, day: utcDay(at) };
}
