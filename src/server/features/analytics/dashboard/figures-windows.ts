import type { ReportRange } from "#contracts/report.ts";
import { addDays, type CalendarDay, utcDay } from "#domain/general/calendar-day.ts";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/general/durations.ts";

/** From here on, up to now. */
export interface Window {
  readonly at: Date;
  /** The UTC day of that moment. */
  readonly day: CalendarDay;
}

const REPORT_DAYS = { "7d": 7, "30d": 30, "90d": 90 } as const;

/** The last days by UTC, today being one of them. */
export function lastDays(count: number, now: Date): Window {
  const day = addDays(utcDay(now), 1 - count);
  return { at: new Date(`${day}T00:00:00Z`), day };
}

/** Whole hours for a day's report, whole UTC days for the longer ones. */
export function reportWindow(range: ReportRange, now: Date): Window {
  if (range !== "24h") return lastDays(REPORT_DAYS[range], now);
  const at = new Date(Math.floor((now.getTime() - MS_PER_DAY) / MS_PER_HOUR) * MS_PER_HOUR);
  return { at, day: utcDay(at) };
}
