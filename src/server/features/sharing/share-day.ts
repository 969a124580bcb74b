import { dayAt, instantOf } from "#domain/general/calendar-day.ts";
import type { UserRecord } from "#server/platform/db/tables/schema.ts";

const MS_PER_DAY = 86_400_000;

export type ShareZone = Pick<UserRecord, "time_zone" | "time_zone_changed_at">;

/** Since when paid shares count as today's: local midnight, or a whole day after a move, so that moving buys none. */
export function shareDayStart(person: ShareZone, now: Date): Date {
  const { time_zone: zone, time_zone_changed_at: changedAt } = person;
  const dayAgo = new Date(now.getTime() - MS_PER_DAY);
  // The first choice counts as a move too: until then the day was UTC's.
  if (changedAt !== null && changedAt > dayAgo) return dayAgo;
  return instantOf(dayAt(now, zone), "00:00", zone);
}
