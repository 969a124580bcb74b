import { type CalendarDay, dayAt, earlierDay } from "../general/calendar-day.ts";
import { MS_PER_HOUR } from "../general/durations.ts";
import { computeStreak, type Streak, type StreakHistory } from "./streak.ts";
import { type CountedDay, skippedDates, skippedSince } from "./streak-day.ts";

/** After this time, a day has ended in every zone the person may have left. */
const ZONE_CHANGE_MEMORY_MS = 48 * MS_PER_HOUR;

/** The person's current and previous time zone. */
interface Zones {
  readonly zone: string;
  readonly previousZone: string | null;
  readonly changedAt: Date | null;
}

/** A history after a completion that counts on this day. */
export function withCounted(
  history: StreakHistory,
  latest: CountedDay | undefined,
  counted: CountedDay,
): { history: StreakHistory; latest: CountedDay | undefined } {
  const isLatest = history.activeDays.every((day) => day <= counted.day);
  const isKnown = history.activeDays.includes(counted.day);
  return {
    history: isKnown
      ? history
      : {
          ...history,
          activeDays: [...history.activeDays, counted.day],
          skippedDays: [...history.skippedDays, ...skippedDates(counted.day, counted.skipped)],
        },
    latest: isLatest ? counted : latest,
  };
}

/** The streak at a given time. `latest` is the last counted day. */
export function streakNow(
  history: StreakHistory,
  latest: CountedDay | undefined,
  zones: Zones,
  now: Date,
): { streak: Streak; today: CalendarDay } {
  const today = dayAt(now, zones.zone);
  const skippedNow = skippedDates(today, skippedSince(latest, now, zones.zone));
  const skippedDays = [...history.skippedDays, ...skippedNow];
  return {
    streak: computeStreak({ ...history, skippedDays }, today, notEndedEverywhere(zones, today, now)),
    today,
  };
}

function notEndedEverywhere({ previousZone, changedAt }: Zones, today: CalendarDay, now: Date): CalendarDay {
  if (!previousZone || !changedAt || now.getTime() - changedAt.getTime() > ZONE_CHANGE_MEMORY_MS)
    return today;
  return earlierDay(today, dayAt(now, previousZone));
}
