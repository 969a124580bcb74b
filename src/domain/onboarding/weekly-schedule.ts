import { type CalendarDay, weekdayIndex } from "../general/calendar-day.ts";

export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** "Monday" */
export function weekdayName(day: Weekday): string {
  return `${day.charAt(0).toUpperCase()}${day.slice(1)}`;
}

/** Times are "HH:MM" in the person's time zone. An unavailable day keeps its times. */
export interface DayPlan {
  available: boolean;
  startTime: string;
  endTime: string;
}

export type WeeklySchedule = Record<Weekday, DayPlan>;

export const DEFAULT_START_TIME = "09:00";
export const DEFAULT_END_TIME = "17:00";

/** Used if a schedule marks no day. */
const WORKING_DAYS: readonly Weekday[] = WEEKDAYS.slice(0, 5);

export function emptySchedule(): WeeklySchedule {
  const plan = () => ({ available: false, startTime: DEFAULT_START_TIME, endTime: DEFAULT_END_TIME });
  return Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, plan()])) as WeeklySchedule;
}

export function weekdayOf(day: CalendarDay): Weekday {
  return WEEKDAYS[weekdayIndex(day)] ?? "monday";
}

/** Days on which quests are placed: the marked ones, or Monday to Friday. */
export function availableWeekdays(schedule: WeeklySchedule | null): readonly Weekday[] {
  const marked = schedule ? WEEKDAYS.filter((weekday) => schedule[weekday].available) : [];
  return marked.length > 0 ? marked : WORKING_DAYS;
}

export function isAvailable(schedule: WeeklySchedule | null, day: CalendarDay): boolean {
  return availableWeekdays(schedule).includes(weekdayOf(day));
}

export function isTimeOfDay(value: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/u.test(value);
}

export function isPlanInOrder(plan: DayPlan): boolean {
  return isTimeOfDay(plan.startTime) && isTimeOfDay(plan.endTime) && plan.startTime < plan.endTime;
}

/** Length of the day's time window, in hours. */
export function windowHours(plan: DayPlan): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return Math.max(0, minutes(plan.endTime) - minutes(plan.startTime)) / 60;
}
