import { addDays, type CalendarDay, dayAt, daysBetween } from "../general/calendar-day.ts";
import { MS_PER_HOUR } from "../general/durations.ts";

/** Shorter than the shortest day of a calendar: in one zone, three dates never fit into it. */
const SHORTEST_DAY_MS = 23 * MS_PER_HOUR;

/** A day that counts, with its latest completion and the zone in which it got its date. */
export interface CountedDay {
  readonly day: CalendarDay;
  readonly lastAt: Date;
  readonly zone: string;
  /** How many dates right before it a change of zone skipped: they are neither counted nor missed. */
  readonly skipped: number;
}

/**
 * The day a completion counts on: the date in the person's zone, unless a day that counts already is not over yet.
 * It is over once midnight has passed since its latest completion, in the zone it was made in or in the present one.
 * Zones can be changed at will, so dates never go back, and three of them never fall into one day's time.
 */
export function countOn(at: Date, zone: string, counted: readonly CountedDay[]): CountedDay {
  const today = dayAt(at, zone);
  const day = runningDay(at, zone, counted) ?? notBefore(at, today, counted);
  const known = counted.find((other) => other.day === day);
  const before = pastDays(at, counted).find((other) => other.day < day);
  return {
    day,
    // One that waited in a queue is older than what is known.
    lastAt: known && known.lastAt > at ? known.lastAt : at,
    zone: known && day !== today ? known.zone : zone,
    skipped: known ? known.skipped : skippedSince(before, at, zone),
  };
}

/**
 * How many dates between a counted day and this moment only a change of zone skipped.
 * Missed are as many as passed whole between the two completions, in the zone where these are fewer.
 */
export function skippedSince(before: CountedDay | undefined, at: Date, zone: string): number {
  if (!before) return 0;
  const wholeDaysIn = (place: string) => daysBetween(dayAt(before.lastAt, place), dayAt(at, place)) - 1;
  const missed = Math.max(0, Math.min(wholeDaysIn(before.zone), wholeDaysIn(zone)));
  return Math.max(0, daysBetween(before.day, dayAt(at, zone)) - 1 - missed);
}

/** The dates that `skipped` stands for. */
export function skippedDates(day: CalendarDay, skipped: number): CalendarDay[] {
  return Array.from({ length: skipped }, (_, index) => addDays(day, -1 - index));
}

function runningDay(at: Date, zone: string, counted: readonly CountedDay[]): CalendarDay | undefined {
  const running = counted.filter(
    (known) => isSameDay(known.lastAt, at, known.zone) && isSameDay(known.lastAt, at, zone),
  );
  const distance = ({ lastAt }: CountedDay) => Math.abs(at.getTime() - lastAt.getTime());
  return running.sort((a, b) => distance(a) - distance(b))[0]?.day;
}

function notBefore(at: Date, today: CalendarDay, counted: readonly CountedDay[]): CalendarDay {
  const [latest, second] = pastDays(at, counted);
  if (!latest) return today;
  const isTooSoon = second && at.getTime() - second.lastAt.getTime() < SHORTEST_DAY_MS;
  return isTooSoon || today < latest.day ? latest.day : today;
}

/** The latest first. */
function pastDays(at: Date, counted: readonly CountedDay[]): CountedDay[] {
  return counted.filter(({ lastAt }) => lastAt <= at).sort((a, b) => (a.day < b.day ? 1 : -1));
}

function isSameDay(a: Date, b: Date, zone: string): boolean {
  return dayAt(a, zone) === dayAt(b, zone);
}
