import { addDays, type CalendarDay, mondayOf, utcDay } from "../general/calendar-day.ts";
import { MS_PER_DAY, MS_PER_MINUTE } from "../general/durations.ts";

/**
 * A week goes from Monday, 00:00 UTC, to the next one, for everybody: people of a group live in many time
 * zones, and a week by one's own calendar could be stretched by changing the zone. Days are UTC days too.
 */
export function weekAt(instant: Date): CalendarDay {
  return mondayOf(utcDay(instant));
}

export function weekBefore(week: CalendarDay, count = 1): CalendarDay {
  return addDays(week, -7 * count);
}

/** From the first instant of the week to the first one after it. */
export function weekBounds(week: CalendarDay): { readonly from: Date; readonly to: Date } {
  const from = new Date(`${week}T00:00:00Z`);
  return { from, to: new Date(from.getTime() + 7 * MS_PER_DAY) };
}

/** XP that nobody claims is paid within a minute; what was earned in the last seconds of a week still counts. */
const PAID_BY_MS = 5 * MS_PER_MINUTE;

/** Whether all XP of the week is paid out, so that it can be closed. */
export function canClose(week: CalendarDay, now: Date): boolean {
  return now.getTime() >= weekBounds(week).to.getTime() + PAID_BY_MS;
}
