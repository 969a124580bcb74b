import { MS_PER_DAY } from "./durations.ts";

declare const brand: unique symbol;

/** A local calendar date such as "2026-11-15": not an instant and not a Date. */
export type CalendarDay = string & { readonly [brand]: "CalendarDay" };

const SHAPE = /^\d{4}-\d{2}-\d{2}$/u;

export function isCalendarDay(value: string): value is CalendarDay {
  if (!SHAPE.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

export function calendarDay(value: string): CalendarDay {
  if (!isCalendarDay(value)) throw new RangeError(`Not a calendar day: ${value}`);
  return value;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a formatter costs far more than using it. */
function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  formats.set(zone, format);
  return format;
}

export function isTimeZone(zone: string): boolean {
  try {
    formatIn(zone);
    return true;
  } catch {
    return false;
  }
}

function localParts(instant: Date, zone: string): Record<string, string> {
  return Object.fromEntries(
    formatIn(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
}

/** Caches the last result: callers often ask for the same day, and formatting a date is slow. */
let lastAsked = { number: Number.NaN, day: "" as CalendarDay };

/** The UTC date at this instant; far cheaper than `dayAt`. */
export function utcDay(instant: Date): CalendarDay {
  const number = Math.floor(instant.getTime() / MS_PER_DAY);
  if (number !== lastAsked.number)
    lastAsked = { number, day: instant.toISOString().slice(0, 10) as CalendarDay };
  return lastAsked.day;
}

/** The local date at this instant in this zone. */
export function dayAt(instant: Date, zone: string): CalendarDay {
  const { year, month, day } = localParts(instant, zone);
  return `${year}-${month}-${day}` as CalendarDay;
}

/** The instant of a local time in this zone. A time skipped by a DST change gives the time after the gap. */
export function instantOf(day: CalendarDay, time: string, zone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  let guess = wanted;
  for (let turn = 0; turn < 3; turn++) guess += wanted - localClock(new Date(guess), zone);
  return new Date(guess);
}

/** The zone's local time, as a timestamp read as if it were UTC. */
function localClock(instant: Date, zone: string): number {
  const { year, month, day, hour, minute, second } = localParts(instant, zone);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Days since 1970-01-01, for calculations over many days. */
export function dayNumber(day: CalendarDay): number {
  return Date.parse(day) / MS_PER_DAY;
}

export function dayOfNumber(number: number): CalendarDay {
  return new Date(number * MS_PER_DAY).toISOString().slice(0, 10) as CalendarDay;
}

/** 0 is Monday, 6 is Sunday. 1970-01-01 was a Thursday. */
export function weekdayOfNumber(number: number): number {
  return (((number + 3) % 7) + 7) % 7;
}

export function addDays(day: CalendarDay, count: number): CalendarDay {
  return dayOfNumber(dayNumber(day) + count);
}

/** Whole days from one to the other; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return dayNumber(to) - dayNumber(from);
}

/** 0 is Monday, 6 is Sunday. */
export function weekdayIndex(day: CalendarDay): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

/** First day of the week used by schedules. */
export function mondayOf(day: CalendarDay): CalendarDay {
  return addDays(day, -weekdayIndex(day));
}

/** First day of the week used by statistics. */
export function sundayOf(day: CalendarDay): CalendarDay {
  return addDays(day, -((weekdayIndex(day) + 1) % 7));
}

export function earlierDay(a: CalendarDay, b: CalendarDay): CalendarDay {
  return a < b ? a : b;
}

export function laterDay(a: CalendarDay, b: CalendarDay): CalendarDay {
  return a > b ? a : b;
}
