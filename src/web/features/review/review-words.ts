import type { WeekNumberView } from "#contracts/review/review.ts";
import { addDays, calendarDay } from "#domain/general/calendar-day.ts";
import type { HardChoice, NumberKind } from "#domain/review/draft-review.ts";
import * as words from "#domain/review/number-words.ts";
import { language } from "#web/platform/language/language.ts";
import { speech, t } from "#web/platform/language/text.ts";

const formatOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
const LONG = formatOf({ month: "long", day: "numeric" });
const SHORT = formatOf({ month: "short", day: "numeric" });

/** "November 9 – 15", "November 30 – December 6" */
export function weekText(week: string, length: "long" | "short" = "long"): string {
  const [from, to] = [new Date(week), new Date(addDays(calendarDay(week), 6))];
  const format = length === "long" ? LONG : SHORT;
  if (language !== "en") return format.formatRange(from, to);
  const isSameMonth = from.getUTCMonth() === to.getUTCMonth();
  return `${format.format(from)} – ${isSameMonth ? to.getUTCDate() : format.format(to)}`;
}

/** The last day of the week that began so many weeks before: "Nov 15". */
export function weekEnd(week: string, weeksBefore: number): string {
  return SHORT.format(new Date(addDays(calendarDay(week), 6 - 7 * weeksBefore)));
}

export const numberName = (kind: NumberKind) => words.numberName(kind, speech);

export const HARD_NAMES: Readonly<Record<HardChoice, string>> = {
  tired: t("Too tired"),
  time: t("Too little time"),
  unsure: t("Not sure how"),
  nothing: t("Nothing"),
};

export const figureText = (number: Pick<WeekNumberView, "kind" | "currency">, value: number) =>
  words.figureText(number, value, speech);
export const changeText = (number: WeekNumberView) => words.changeText(number, speech);
export const aboutText = (about: string) => words.aboutText(about, speech);

/** "30 min", "1 h 30" */
export function minutesText(minutes: number): string {
  if (minutes < 60) return t("{minutes} min", { minutes });
  const hours = Math.floor(minutes / 60);
  return minutes % 60 === 0
    ? t("{hours} h", { hours })
    : t("{hours} h {minutes}", { hours, minutes: minutes % 60 });
}
