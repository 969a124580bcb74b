import { addDays, type CalendarDay, daysBetween } from "../general/calendar-day.ts";

/** One finished quest is no pace yet. */
const FEWEST = 2;
/** Beyond this a day would say no more than "later". */
const FARTHEST_DAYS = 180;

/**
 * The day on which the rest is done if it goes on like since the first of these days. Null without two of them, where
 * nothing is left, and where the day would be too far to mean anything.
 */
export function dayAtPace(
  doneDays: readonly CalendarDay[],
  left: number,
  today: CalendarDay,
): CalendarDay | null {
  const [first] = [...doneDays].sort();
  if (first === undefined || doneDays.length < FEWEST || left <= 0) return null;
  const daysSoFar = Math.max(1, daysBetween(first, today) + 1);
  const daysLeft = Math.ceil((left * daysSoFar) / doneDays.length);
  return daysLeft > FARTHEST_DAYS ? null : addDays(today, daysLeft);
}
