import {
  availableWeekdays,
  emptySchedule,
  WEEKDAYS,
  type WeeklySchedule,
  windowHours,
} from "../onboarding/weekly-schedule.ts";

export const PLAN_STEP_MIN = 30;
export const PLAN_DAY_MAX = 12 * 60;
const DAY_END_MIN = 23 * 60 + 59;

/** Minutes of each day, Monday first; 0 is a free day. */
export type WeekPlan = readonly number[];

/** Next week as the schedule and the chosen weekly hours have it: the hours spread over the days with time. */
export function draftPlan(schedule: WeeklySchedule | null, mostHours: number): number[] {
  const open = availableWeekdays(schedule);
  const share = inSteps((mostHours * 60) / open.length);
  return WEEKDAYS.map((weekday) => {
    if (!open.includes(weekday)) return 0;
    const windowMin = schedule ? inSteps(windowHours(schedule[weekday]) * 60) : share;
    return Math.max(PLAN_STEP_MIN, Math.min(windowMin, share, PLAN_DAY_MAX));
  });
}

const inSteps = (minutes: number) => Math.floor(minutes / PLAN_STEP_MIN) * PLAN_STEP_MIN;

/**
 * The schedule after a plan was accepted. A day whose minutes were not changed keeps its times; another begins when it
 * did and lasts as long as planned.
 */
export function scheduleAfter(
  schedule: WeeklySchedule | null,
  drafted: WeekPlan,
  accepted: WeekPlan,
): WeeklySchedule | null {
  if (accepted.every((minutes, index) => minutes === drafted[index])) return schedule;
  const open = availableWeekdays(schedule);
  const before = schedule ?? emptySchedule();
  const days = WEEKDAYS.map((weekday, index) => {
    const plan = { ...before[weekday], available: open.includes(weekday) };
    const minutes = accepted[index] ?? 0;
    if (minutes === drafted[index]) return [weekday, plan];
    if (minutes === 0) return [weekday, { ...plan, available: false }];
    const start = Math.min(minutesOf(plan.startTime), DAY_END_MIN - minutes);
    return [weekday, { available: true, startTime: timeOf(start), endTime: timeOf(start + minutes) }];
  });
  return Object.fromEntries(days) as WeeklySchedule;
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

function timeOf(minutes: number): string {
  const padded = (value: number) => String(value).padStart(2, "0");
  return `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`;
}
