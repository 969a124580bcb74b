import { addDays, type CalendarDay } from "./calendar-day.ts";
import { isAvailable, type WeeklySchedule, weekdayOf, windowHours } from "./weekly-schedule.ts";

const DAYS_AHEAD = 7;
const MIN_QUESTS = 3;
const MAX_QUESTS = 7;

export interface BatchPlan {
  /** The days that quests are due on, in order; a day may stand twice. */
  readonly days: readonly CalendarDay[];
  /** What all of them together may take. */
  readonly hours: number;
}

/** One quest an available day of the next seven, between 3 and 7; fewer where the windows cannot hold three hours. */
export function planBatch(schedule: WeeklySchedule | null, today: CalendarDay, maxHours: number): BatchPlan {
  const ahead = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index));
  const open = ahead.filter((day) => isAvailable(schedule, day));
  const inWindows = open.reduce(
    (sum, day) => sum + (schedule ? windowHours(schedule[weekdayOf(day)]) : maxHours),
    0,
  );
  const hours = Math.min(maxHours, inWindows);
  // The shortest quest takes an hour.
  const count = Math.min(Math.max(MIN_QUESTS, open.length), MAX_QUESTS, Math.floor(hours));
  return {
    days: Array.from({ length: count }, (_, index) => open[index % open.length] ?? today).sort(),
    hours,
  };
}
