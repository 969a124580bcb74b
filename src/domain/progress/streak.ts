import { addDays, type CalendarDay, earlierDay, laterDay } from "../general/calendar-day.ts";
import { type Weekday, weekdayOf } from "../onboarding/weekly-schedule.ts";

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
 * every zone after a zone change; by default, today.
 */
export function computeStreak(
  history: StreakHistory,
  today: CalendarDay,
  missedBefore: CalendarDay = today,
): Streak {
  const active = new Set(history.activeDays);
  const bridged = new Set([...history.repairedDays, ...history.skippedDays]);
  const first = history.activeDays.reduce<CalendarDay | null>((a, b) => (a ? earlierDay(a, b) : b), null);
  if (!first) return START;
  const last = history.activeDays.reduce(laterDay, today);
  let streak = START;
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (active.has(day)) streak = extend(streak);
    else if (!bridged.has(day) && day < missedBefore && isScheduled(history.schedule, day))
      streak = miss(streak, day);
  }
  return streak;
}

function extend(streak: Streak): Streak {
  const days = streak.days + 1;
  const earned = days % DAYS_PER_TOKEN === 0 ? 1 : 0;
  return {
    ...streak,
    days,
    longest: Math.max(days, streak.longest),
    restTokens: Math.min(REST_TOKENS_MAX, streak.restTokens + earned),
    broken: null,
  };
}

function miss(streak: Streak, day: CalendarDay): Streak {
  if (streak.broken)
    return { ...streak, broken: { ...streak.broken, missed: [...streak.broken.missed, day] } };
  if (streak.restTokens > 0) {
    return { ...streak, restTokens: streak.restTokens - 1, restedDays: [...streak.restedDays, day] };
  }
  return { ...streak, days: 0, broken: { days: streak.days, missed: [day] } };
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
