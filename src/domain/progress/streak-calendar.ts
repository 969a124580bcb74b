import { addDays, type CalendarDay, earlierDay, mondayOf } from "../general/calendar-day.ts";
import { isScheduled, type Streak, type StreakHistory } from "./streak.ts";

/**
 * What a day meant for the streak. done: a quest was finished. rested: a rest token was spent.
 * repaired: bridged by a repair. missed: scheduled, and nothing was finished. free: nothing was asked.
 * before: the first quest was not finished yet.
 */
export const STREAK_DAY_STATES = [
  "done",
  "rested",
  "repaired",
  "missed",
  "free",
  "today",
  "planned",
  "before",
] as const;
export type StreakDayState = (typeof STREAK_DAY_STATES)[number];

export interface StreakDay {
  readonly day: CalendarDay;
  readonly state: StreakDayState;
}

export const CALENDAR_WEEKS = 12;
const DAYS_PER_WEEK = 7;

/** Whole weeks from Monday to Sunday, the last of them this week. */
export function streakCalendar(history: StreakHistory, streak: Streak, today: CalendarDay): StreakDay[] {
  const start = addDays(mondayOf(today), -(CALENDAR_WEEKS - 1) * DAYS_PER_WEEK);
  const stateOf = stateReader(history, streak, today);
  return Array.from({ length: CALENDAR_WEEKS * DAYS_PER_WEEK }, (_, index) => {
    const day = addDays(start, index);
    return { day, state: stateOf(day) };
  });
}

function stateReader(history: StreakHistory, streak: Streak, today: CalendarDay) {
  const done = new Set(history.activeDays);
  const rested = new Set(streak.restedDays);
  const repaired = new Set(history.repairedDays);
  const skipped = new Set(history.skippedDays);
  const first = history.activeDays.reduce(earlierDay, today);
  return (day: CalendarDay): StreakDayState => {
    if (done.has(day)) return "done";
    if (day === today) return "today";
    if (rested.has(day)) return "rested";
    if (repaired.has(day)) return "repaired";
    if (day < first) return "before";
    if (skipped.has(day) || !isScheduled(history.schedule, day)) return "free";
    return day > today ? "planned" : "missed";
  };
}
