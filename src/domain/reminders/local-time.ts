import type { CalendarDay } from "../general/calendar-day.ts";
import { dayAt, instantOf } from "../general/calendar-day.ts";

const MINUTES_PER_HOUR = 60;
const formats = new Map<string, Intl.DateTimeFormat>();

/** The clock's time "HH:MM" at this instant in this zone. */
export function timeAt(instant: Date, zone: string): string {
  let format = formats.get(zone);
  if (!format) {
    const shown = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
    format = new Intl.DateTimeFormat("en-GB", { timeZone: zone, ...shown });
    formats.set(zone, format);
  }
  return format.format(instant);
}

/** Minutes since midnight of "HH:MM". */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * MINUTES_PER_HOUR + Number(time.slice(3));
}

/** "HH:MM" of minutes since midnight. */
export function timeOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor(minutes / MINUTES_PER_HOUR))}:${two(minutes % MINUTES_PER_HOUR)}`;
}

/** The instant of a local time. One that the clock skips is as much after the gap as it is after its beginning. */
export function localInstant(day: CalendarDay, time: string, zone: string): Date {
  const instant = instantOf(day, time, zone);
  const shown = Date.parse(`${dayAt(instant, zone)}T${timeAt(instant, zone)}:00Z`);
  // In a gap the instant found may be before it.
  const missing = Date.parse(`${day}T${time}:00Z`) - shown;
  return missing > 0 ? new Date(instant.getTime() + missing) : instant;
}

/** Null if the zone skipped that whole day, as Samoa skipped 30 December 2011. */
export function instantOn(day: CalendarDay, time: string, zone: string): Date | null {
  const instant = localInstant(day, time, zone);
  return dayAt(instant, zone) === day ? instant : null;
}
