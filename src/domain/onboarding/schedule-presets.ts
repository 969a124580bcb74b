import { ENGLISH, type Speech } from "../general/speech.ts";
import {
  type DayPlan,
  DEFAULT_END_TIME,
  DEFAULT_START_TIME,
  WEEKDAYS,
  type Weekday,
  type WeeklySchedule,
  weekdayName,
} from "./weekly-schedule.ts";

/** Days with their hours that one tap sets. */
export interface SchedulePreset {
  readonly label: string;
  readonly days: readonly Weekday[];
  readonly startTime: string;
  readonly endTime: string;
}

export const SCHEDULE_PRESETS: readonly SchedulePreset[] = [
  { label: "Weekday evenings", days: WEEKDAYS.slice(0, 5), startTime: "19:00", endTime: "21:00" },
  { label: "Weekends", days: WEEKDAYS.slice(5), startTime: "10:00", endTime: "14:00" },
];

export function isPresetOn(schedule: WeeklySchedule, { days, startTime, endTime }: SchedulePreset): boolean {
  return days.every((day) => isSame(schedule[day], { available: true, startTime, endTime }));
}

/** Sets the preset's days, or clears them if they are all set. Other days stay as they are. */
export function togglePreset(schedule: WeeklySchedule, preset: SchedulePreset): WeeklySchedule {
  const plan: DayPlan = isPresetOn(schedule, preset)
    ? { available: false, startTime: DEFAULT_START_TIME, endTime: DEFAULT_END_TIME }
    : { available: true, startTime: preset.startTime, endTime: preset.endTime };
  return { ...schedule, ...Object.fromEntries(preset.days.map((day) => [day, { ...plan }])) };
}

/** The available days with their hours: "Mon to Fri 19:00 to 21:00, Sun 09:00 to 17:00". */
export function scheduleText(schedule: WeeklySchedule, { t }: Speech = ENGLISH): string {
  const runs: { first: Weekday; last: Weekday; plan: DayPlan }[] = [];
  for (const [index, day] of WEEKDAYS.entries()) {
    const plan = schedule[day];
    const run = runs.at(-1);
    if (!plan.available) continue;
    if (run && run.last === WEEKDAYS[index - 1] && isSame(run.plan, plan)) run.last = day;
    else runs.push({ first: day, last: day, plan });
  }
  return runs
    .map(({ first, last, plan }) => {
      const [from, to] = [t(shortDay(first)), t(shortDay(last))];
      const days = first === last ? from : t("{from} to {to}", { from, to });
      return t("{days} {from} to {to}", { days, from: plan.startTime, to: plan.endTime });
    })
    .join(", ");
}

/** "Mon" */
export function shortDay(day: Weekday): string {
  return weekdayName(day).slice(0, 3);
}

function isSame(a: DayPlan, b: DayPlan): boolean {
  return a.available === b.available && a.startTime === b.startTime && a.endTime === b.endTime;
}
