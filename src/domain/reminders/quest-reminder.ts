import { addDays, type CalendarDay, dayAt } from "../general/calendar-day.ts";
import { MS_PER_HOUR, MS_PER_MINUTE } from "../general/durations.ts";
import {
  DEFAULT_START_TIME,
  isPlanInOrder,
  type WeeklySchedule,
  weekdayOf,
} from "../onboarding/weekly-schedule.ts";
import { dayOf, nextAvailableDays } from "../quests/quest-week.ts";
import { localInstant } from "./local-time.ts";
import { audibleTime, isQuietAt, type QuietHours } from "./quiet-hours.ts";

/** A reminder later than this, after the server was down, is left out. */
export const REMINDER_LATE_MS = MS_PER_HOUR;

const SOON_MS = MS_PER_HOUR;
const ROUND_MS = 5 * MS_PER_MINUTE;
const STEP_MS = 15 * MS_PER_MINUTE;
const STEPS_A_DAY = 96;

export interface ReminderRules {
  readonly schedule: WeeklySchedule | null;
  readonly timeZone: string;
  readonly quiet: QuietHours | null;
}

/**
 * When to remind of a quest that is due on this day: when the person's time begins on the day on which it stands. If
 * that has passed, in an hour; if that would be quiet or tomorrow, when the next day with time begins.
 */
export function planReminder(dueDay: CalendarDay, rules: ReminderRules, now: Date): Date {
  const { schedule, timeZone, quiet } = rules;
  const today = dayAt(now, timeZone);
  const day = dayOf(dueDay, { schedule, today });
  const planned = beginningOf(day, rules);
  if (planned > now) return planned;
  const soon = new Date(Math.ceil((now.getTime() + SOON_MS) / ROUND_MS) * ROUND_MS);
  if (dayAt(soon, timeZone) === today && !isQuietAt(soon, timeZone, quiet)) return soon;
  const [next = addDays(today, 1)] = nextAvailableDays({ schedule, today: addDays(today, 1) }, 1);
  return beginningOf(next, rules);
}

/** When the person's time begins on this day, outside of quiet hours. */
function beginningOf(day: CalendarDay, { schedule, timeZone, quiet }: ReminderRules): Date {
  const plan = schedule?.[weekdayOf(day)];
  const time = plan?.available && isPlanInOrder(plan) ? plan.startTime : DEFAULT_START_TIME;
  let instant = localInstant(day, audibleTime(time, quiet), timeZone);
  // A clock that is put forward can lead into quiet hours.
  for (let step = 0; step < STEPS_A_DAY && isQuietAt(instant, timeZone, quiet); step++)
    instant = new Date(instant.getTime() + STEP_MS);
  return instant;
}
