import { addDays, type CalendarDay, dayAt, daysBetween } from "../general/calendar-day.ts";
import { MS_PER_HOUR } from "../general/durations.ts";

/** Shorter than the shortest calendar day, so within one zone it never spans three dates. */
const SHORTEST_DAY_MS = 23 * MS_PER_HOUR;

/** A day that counts for the streak, with its latest completion and the zone that determined its date. */
export interface CountedDay {
  readonly day: CalendarDay;
  readonly lastAt: Date;
  readonly zone: string;
  /** Number of dates just before it that a zone change skipped: neither counted nor missed. */
  readonly skipped: number;
}

/**
 * The day a completion counts for: the local date, unless a day already counted is not over yet. A day is
 * over once midnight has passed since its latest completion, in that completion's zone or in the current one.
 * Users can change zones freely, so dates never go backwards and three of them never fall within one day.
 */
export function countOn(at: Date, zone: string, counted: readonly CountedDay[]): CountedDay {
  const today = dayAt(at, zone);
  const day = runningDay(at, zone, counted) ?? notBefore(at, today, counted);
  const known = counted.find((other) => other.day === day);
  const before = pastDays(at, counted).find((other) => other.day < day);
  return {
    day,
    // A completion from an offline queue may be older than the latest known one.
    lastAt: known && known.lastAt > at ? known.lastAt : at,
    zone: known && day !== today ? known.zone : zone,
    skipped: known ? known.skipped : skippedSince(before, at, zone),
  };
}

/**
 * Number of dates between a counted day and this time that were skipped only by a zone change. The whole days
 * between the two completions count as missed, in whichever zone has fewer of them.
 */
export function skippedSince(before: CountedDay | undefined, at: Date, zone: string): number {
  if (!before) return 0;
  const wholeDaysIn = (place: string) => daysBetween(dayAt(before.lastAt, place), dayAt(at, place)) - 1;
  const missed = Math.max(0, Math.min(wholeDaysIn(before.zone), wholeDaysIn(zone)));
  return Math.max(0, daysBetween(before.day, dayAt(at, zone)) - 1 - missed);
}

/** The dates counted by `skipped`. */
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

/** Latest first. */
function pastDays(at: Date, counted: readonly CountedDay[]): CountedDay[] {
  return counted.filter(({ lastAt }) => lastAt <= at).sort((a, b) => (a.day < b.day ? 1 : -1));
}

function isSameDay(a: Date, b: Date, zone: string): boolean {
  return dayAt(a, zone) === dayAt(b, zone);
}
