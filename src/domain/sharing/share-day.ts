import { dayAt, instantOf } from "../general/calendar-day.ts";
import { MS_PER_DAY } from "../general/durations.ts";

/** Since when paid shares count as today's: local midnight, or a whole day after a move, so that moving buys none. */
export function shareDayStart(zone: string, changedAt: Date | null, now: Date): Date {
  const dayAgo = new Date(now.getTime() - MS_PER_DAY);
  // The first choice counts as a move too: until then the day was UTC's.
  if (changedAt !== null && changedAt > dayAgo) return dayAgo;
  return instantOf(dayAt(now, zone), "00:00", zone);
}
