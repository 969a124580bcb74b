import { type CalendarDay, dayAt } from "#domain/general/calendar-day.ts";
import { language } from "#web/platform/language/language.ts";
import { t, tn } from "#web/platform/language/text.ts";

export function sharesText(count: number): string {
  if (count === 0) return t("Not shared yet");
  return tn(count, "Shared once", "Shared {n} times");
}

/** Created once: constructing a formatter costs more than a hundred uses. */
const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { month: "short", day: "numeric", ...options, timeZone: "UTC" });
const THIS_YEAR = dayFormat({});
const OTHER_YEAR = dayFormat({ year: "numeric" });

/** "Nov 10", with the year if it is not the current one. */
export function shortDate(instant: string, timeZone: string, now = new Date()): string {
  const day = dayAt(new Date(instant), timeZone);
  const yearOf = (day: CalendarDay) => day.slice(0, 4);
  const isThisYear = yearOf(day) === yearOf(dayAt(now, timeZone));
  return (isThisYear ? THIS_YEAR : OTHER_YEAR).format(new Date(day));
}
