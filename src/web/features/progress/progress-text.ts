import { type CalendarDay, dayAt } from "#domain/general/calendar-day.ts";

/** "1 quest", "9 quests" */
export function counted(count: number, word: string): string {
  return `${count.toLocaleString("en")} ${word}${count === 1 ? "" : "s"}`;
}

export function sharesText(count: number): string {
  if (count === 0) return "Not shared yet";
  return count === 1 ? "Shared once" : `Shared ${count} times`;
}

/** Created once: constructing a formatter costs more than a hundred uses. */
const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en", { month: "short", day: "numeric", ...options, timeZone: "UTC" });
const THIS_YEAR = dayFormat({});
const OTHER_YEAR = dayFormat({ year: "numeric" });

/** "Nov 10", with the year if it is not the current one. */
export function shortDate(instant: string, timeZone: string, now = new Date()): string {
  const day = dayAt(new Date(instant), timeZone);
  const yearOf = (day: CalendarDay) => day.slice(0, 4);
  const isThisYear = yearOf(day) === yearOf(dayAt(now, timeZone));
  return (isThisYear ? THIS_YEAR : OTHER_YEAR).format(new Date(day));
}
