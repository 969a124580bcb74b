import { addDays, dayAt, instantOf, mondayOf } from "../general/calendar-day.ts";

const DAYS_PER_WEEK = 7;
/** Minimum number of planned quests for a full week. */
const FULL_WEEK_MIN_QUESTS = 3;

/** Quests due in a week, and how many of them were not completed in time. */
export interface WeekCount {
  readonly planned: number;
  readonly missed: number;
}

/** The week in which a quest is due, Monday to Monday in the person's zone; `to` is exclusive. */
export function weekOfDue(dueAt: Date, zone: string): { from: Date; to: Date } {
  const monday = mondayOf(dayAt(dueAt, zone));
  return {
    from: instantOf(monday, "00:00", zone),
    to: instantOf(addDays(monday, DAYS_PER_WEEK), "00:00", zone),
  };
}

export function isMissed(completedAt: Date | null, dueAt: Date): boolean {
  return completedAt === null || completedAt > dueAt;
}

/** Whether every planned quest was completed in time. */
export function isFullWeek({ planned, missed }: WeekCount): boolean {
  return planned >= FULL_WEEK_MIN_QUESTS && missed === 0;
}
