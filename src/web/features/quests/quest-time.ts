import { addDays, type CalendarDay } from "#domain/general/calendar-day.ts";

const two = (value: number) => String(value).padStart(2, "0");

/** "00:24:18"; hours may exceed 24. */
export function clockTime(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1_000));
  return `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** "2 h 10 min", "40 min"; under a minute counts as one. */
export function roughTime(elapsedMs: number): string {
  const minutes = Math.max(1, Math.round(elapsedMs / 60_000));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${minutes} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

export function hoursText(hours: number): string {
  return `${Math.round(hours * 10) / 10} h`;
}

export function questsText(count: number): string {
  return count === 1 ? "1 quest" : `${count} quests`;
}

/** Created once: constructing a formatter costs more than a hundred uses, and a week uses dozens. */
const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" });
const SHORT_DAY = dayFormat({ weekday: "short" });
const LONG_DAY = dayFormat({ weekday: "long" });
const DAY_NUMBER = dayFormat({ day: "numeric" });
const MONTH_AND_DAY = dayFormat({ month: "short", day: "numeric" });

/** "Thu" */
export function shortDay(day: CalendarDay): string {
  return SHORT_DAY.format(new Date(day));
}

/** "Thursday" */
export function longDay(day: CalendarDay): string {
  return LONG_DAY.format(new Date(day));
}

/** "12" */
export function dayNumber(day: CalendarDay): string {
  return DAY_NUMBER.format(new Date(day));
}

/** "Nov 9" */
export function monthAndDay(day: CalendarDay): string {
  return MONTH_AND_DAY.format(new Date(day));
}

/** "Nov 9 – 15", "Nov 30 – Dec 6" */
export function weekRange(monday: CalendarDay): string {
  const sunday = addDays(monday, 6);
  const isOneMonth = monday.slice(0, 7) === sunday.slice(0, 7);
  const to = (isOneMonth ? DAY_NUMBER : MONTH_AND_DAY).format(new Date(sunday));
  return `${MONTH_AND_DAY.format(new Date(monday))} – ${to}`;
}
