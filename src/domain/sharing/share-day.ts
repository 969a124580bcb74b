import { dayAt, instantOf } from "../general/calendar-day.ts";
import { MS_PER_DAY } from "../general/durations.ts";

/** Start of the daily share limit: local midnight, or 24 hours ago after a zone change, to prevent abuse. */
export function shareDayStart(zone: string, changedAt: Date | null, now: Date): Date {
  const dayAgo = new Date(now.getTime() - MS_PER_DAY);
  // Setting a zone for the first time counts as a change: before that, the day was UTC.
  if (changedAt !== null && changedAt > dayAgo) return dayAgo;
  return instantOf(dayAt(now, zone), "00:00", zone);
}
