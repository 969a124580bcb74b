import {
  addDays,
  type CalendarDay,
  dayNumber,
  dayOfNumber,
  weekdayOfNumber,
} from "../general/calendar-day.ts";
import { WEEKDAYS, type Weekday, weekdayOf } from "../onboarding/weekly-schedule.ts";

const REST_TOKENS_AT_START = 2;
export const REST_TOKENS_MAX = 2;
const DAYS_PER_TOKEN = 7;
const REPAIR_WITHIN_DAYS = 2;
const REPAIR_EVERY_DAYS = 30;

/** Scheduled weekdays from a day on. A schedule change takes effect the day after it is made. */
export interface SchedulePeriod {
  readonly from: CalendarDay;
  readonly weekdays: readonly Weekday[];
}

/** Everything a streak is computed from: dates, not instants. */
export interface StreakHistory {
  /** Days with at least one completion, in any order. */
  readonly activeDays: readonly CalendarDay[];
  /** Missed days bridged by a repair. */
  readonly repairedDays: readonly CalendarDay[];
  /** Dates skipped by a zone change. */
  readonly skippedDays: readonly CalendarDay[];
  /** Sorted by `from`; the first also applies to the days before it. */
  readonly schedule: readonly SchedulePeriod[];
}

export interface Streak {
  readonly days: number;
  /** The longest streak so far, this one included. */
  readonly longest: number;
  readonly restTokens: number;
  /** Days on which a rest token was spent, oldest first. */
  readonly restedDays: readonly CalendarDay[];
  /** Length of the streak when it broke, and the days missed; null if it is unbroken or never began. */
  readonly broken: { readonly days: number; readonly missed: readonly CalendarDay[] } | null;
}

const START: Streak = { days: 0, longest: 0, restTokens: REST_TOKENS_AT_START, restedDays: [], broken: null };

/**
 * Replays the days up to today. Each missed scheduled day spends one rest token; without one the streak ends.
 * `today` can still be completed, so it is never missed. `missedBefore` is the day that has not ended in
 * every zone after a zone change; by default, today. Days are numbers here: a history may have thousands.
 */
export function computeStreak(
  history: StreakHistory,
  today: CalendarDay,
  missedBefore: CalendarDay = today,
): Streak {
  const active = new Set(history.activeDays.map(dayNumber));
  if (active.size === 0) return START;
  const bridged = new Set([...history.repairedDays, ...history.skippedDays].map(dayNumber));
  const isPlanned = planOf(history.schedule);
  const missable = dayNumber(missedBefore);
  const numbers = [...active];
  const first = numbers.reduce((a, b) => Math.min(a, b));
  const last = numbers.reduce((a, b) => Math.max(a, b), dayNumber(today));
  let state: Replay = { days: 0, longest: 0, restTokens: REST_TOKENS_AT_START, rested: [], broken: null };
  for (let day = first; day <= last; day++) {
    if (active.has(day)) state = extend(state);
    else if (day < missable && !bridged.has(day) && isPlanned(day)) state = miss(state, day);
  }
  const { rested, broken, ...streak } = state;
  return {
    ...streak,
    restedDays: rested.map(dayOfNumber),
    broken: broken && { days: broken.days, missed: broken.missed.map(dayOfNumber) },
  };
}

/** A streak while it is replayed, with days as numbers. */
type Replay = Omit<Streak, "restedDays" | "broken"> & {
  readonly rested: number[];
  readonly broken: { readonly days: number; readonly missed: number[] } | null;
};

function extend(streak: Replay): Replay {
  const days = streak.days + 1;
  const earned = days % DAYS_PER_TOKEN === 0 ? 1 : 0;
  return {
    days,
    longest: Math.max(days, streak.longest),
    restTokens: Math.min(REST_TOKENS_MAX, streak.restTokens + earned),
    rested: streak.rested,
    broken: null,
  };
}

function miss(streak: Replay, day: number): Replay {
  if (streak.broken) {
    streak.broken.missed.push(day);
    return streak;
  }
  if (streak.restTokens > 0) {
    streak.rested.push(day);
    return { ...streak, restTokens: streak.restTokens - 1 };
  }
  return { ...streak, days: 0, broken: { days: streak.days, missed: [day] } };
}

/** Whether a day is scheduled, for days in ascending order. */
function planOf(schedule: readonly SchedulePeriod[]): (day: number) => boolean {
  const periods = schedule.map(({ from, weekdays }) => ({
    from: dayNumber(from),
    isOn: WEEKDAYS.map((weekday) => weekdays.includes(weekday)),
  }));
  let index = 0;
  return (day) => {
    for (let next = periods[index + 1]; next && next.from <= day; next = periods[index + 1]) index++;
    return periods[index]?.isOn[weekdayOfNumber(day)] ?? false;
  };
}

export function isScheduled(schedule: readonly SchedulePeriod[], day: CalendarDay): boolean {
  const period = schedule.findLast(({ from }) => from <= day) ?? schedule[0];
  return period?.weekdays.includes(weekdayOf(day)) ?? false;
}

/** Days of the streak until the next rest token is earned. */
export function daysToNextToken(days: number): number {
  return DAYS_PER_TOKEN - (days % DAYS_PER_TOKEN);
}

type Repair =
  | { readonly canRepair: true; readonly days: readonly CalendarDay[]; readonly restores: number }
  | { readonly canRepair: false };

/** One free repair per 30 days, up to 48 hours after the break. It bridges every day missed since. */
export function offerRepair(streak: Streak, today: CalendarDay, lastRepairOn: CalendarDay | null): Repair {
  const firstMissed = streak.broken?.missed[0];
  if (!streak.broken || !firstMissed || streak.broken.days === 0) return { canRepair: false };
  if (today > addDays(firstMissed, REPAIR_WITHIN_DAYS)) return { canRepair: false };
  if (lastRepairOn && today < addDays(lastRepairOn, REPAIR_EVERY_DAYS)) return { canRepair: false };
  return { canRepair: true, days: streak.broken.missed, restores: streak.broken.days };
}
