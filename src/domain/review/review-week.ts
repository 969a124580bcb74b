import { addDays, type CalendarDay, daysBetween, mondayOf } from "../general/calendar-day.ts";
import { WEEKDAYS, type Weekday } from "../onboarding/weekly-schedule.ts";

/** For so many days after the last scheduled one, Today invites to the review. */
const INVITED_DAYS = 2;

/** The last day of a week on which the person has time. */
export function lastScheduledDay(week: CalendarDay, weekdays: readonly Weekday[]): CalendarDay {
  return addDays(week, lastWeekday(weekdays));
}

/** The same as a number: 0 is Monday. */
export function lastWeekday(weekdays: readonly Weekday[]): number {
  return Math.max(...weekdays.map((weekday) => WEEKDAYS.indexOf(weekday)));
}

export interface ReviewTime {
  /** The Monday of the week to look back on. */
  readonly week: CalendarDay;
  /** Whether Today invites to it. */
  readonly isInvited: boolean;
}

/**
 * The week to look back on: this one from its last scheduled day on, before that the one before. Null if the person
 * joined after that week.
 */
export function reviewTime(
  today: CalendarDay,
  weekdays: readonly Weekday[],
  joined: CalendarDay,
): ReviewTime | null {
  const thisWeek = mondayOf(today);
  const week = today >= lastScheduledDay(thisWeek, weekdays) ? thisWeek : addDays(thisWeek, -7);
  if (joined > addDays(week, 6)) return null;
  const since = daysBetween(lastScheduledDay(week, weekdays), today);
  return { week, isInvited: since >= 0 && since <= INVITED_DAYS };
}
