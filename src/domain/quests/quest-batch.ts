import { addDays, type CalendarDay } from "../general/calendar-day.ts";
import { isAvailable, type WeeklySchedule, weekdayOf, windowHours } from "../onboarding/weekly-schedule.ts";
import { GENERATED_HOURS } from "./quest.ts";

const DAYS_AHEAD = 7;
const MIN_QUESTS = 3;
export const MOST_QUESTS_A_BATCH = 7;
export const SHORTEST_HOURS = GENERATED_HOURS[0];

/** The day and due date of one quest in a batch. */
export interface BatchPlace {
  /** The day whose time window the quest must fit. */
  readonly day: CalendarDay;
  /** The same day: a quest is shown on the day it is due. */
  readonly dueDay: CalendarDay;
  readonly windowHours: number;
}

export interface BatchPlan {
  /** By day. */
  readonly places: readonly BatchPlace[];
  /** Target and maximum hours of the whole batch. */
  readonly minHours: number;
  readonly maxHours: number;
}

/**
 * One quest per available day of the next seven, 3 to 7; fewer if windows or commitment are too small. With more
 * quests than days, the rest goes to the days with the most time left.
 */
export function planBatch(
  schedule: WeeklySchedule | null,
  today: CalendarDay,
  band: { min: number; max: number },
): BatchPlan {
  const open = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index))
    .filter((day) => isAvailable(schedule, day))
    .map((day) => ({ day, hours: schedule ? windowHours(schedule[weekdayOf(day)]) : band.max }))
    .filter(({ hours }) => hours >= SHORTEST_HOURS);
  const inWindows = open.reduce((sum, { hours }) => sum + inHalfHours(hours), 0);
  const maxHours = Math.min(band.max, inWindows);
  const count = Math.min(
    Math.max(MIN_QUESTS, open.length),
    MOST_QUESTS_A_BATCH,
    Math.max(MIN_QUESTS, Math.floor(maxHours)),
    Math.floor(maxHours / SHORTEST_HOURS),
  );
  const places = chooseDays(open, count)
    .sort((a, b) => (a.day < b.day ? -1 : 1))
    .map(({ day, hours }): BatchPlace => ({ day, windowHours: hours, dueDay: day }));
  return { places, minHours: Math.min(band.min, maxHours, reachable(places)), maxHours };
}

interface OpenDay {
  readonly day: CalendarDay;
  readonly hours: number;
}

/** The first days once each; then again and again the one with the most time left, the earlier of equal ones. */
function chooseDays(open: readonly OpenDay[], count: number): OpenDay[] {
  const chosen = open.slice(0, count);
  while (chosen.length < count) {
    const left = ({ day, hours }: OpenDay) =>
      inHalfHours(hours) - chosen.filter((other) => other.day === day).length * SHORTEST_HOURS;
    chosen.push(open.reduce((best, other) => (left(other) > left(best) ? other : best)));
  }
  return chosen;
}

/** Maximum hours that quests of the allowed lengths can fill in these windows. */
function reachable(places: readonly BatchPlace[]): number {
  const left = new Map(places.map(({ day, windowHours: hours }) => [day, hours]));
  const waiting = [...places];
  let total = 0;
  for (let place = waiting.shift(); place; place = waiting.shift()) {
    const { day } = place;
    const others = waiting.filter((other) => other.day === day).length;
    const room = (left.get(day) ?? 0) - others * SHORTEST_HOURS;
    const longest = GENERATED_HOURS.findLast((hours) => hours <= room) ?? 0;
    left.set(day, (left.get(day) ?? 0) - longest);
    total += longest;
  }
  return total;
}

function inHalfHours(hours: number): number {
  return Math.floor(hours / SHORTEST_HOURS) * SHORTEST_HOURS;
}
