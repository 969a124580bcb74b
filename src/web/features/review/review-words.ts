import type { WeekNumberView } from "#contracts/review/review.ts";
import { addDays, calendarDay } from "#domain/general/calendar-day.ts";
import { formatMoney } from "#domain/general/money.ts";
import { timeSpentText } from "#domain/logbook/logbook.ts";
import type { HardChoice, NumberKind } from "#domain/review/draft-review.ts";

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en", { ...options, timeZone: "UTC" });
const LONG = format({ month: "long", day: "numeric" });
const SHORT = format({ month: "short", day: "numeric" });

/** "November 9 – 15", "November 30 – December 6" */
export function weekText(week: string, length: "long" | "short" = "long"): string {
  const [from, to] = [new Date(week), new Date(addDays(calendarDay(week), 6))];
  const words = length === "long" ? LONG : SHORT;
  const isSameMonth = from.getUTCMonth() === to.getUTCMonth();
  return `${words.format(from)} – ${isSameMonth ? to.getUTCDate() : words.format(to)}`;
}

/** The last day of the week that began so many weeks before: "Nov 15". */
export function weekEnd(week: string, weeksBefore: number): string {
  return SHORT.format(new Date(addDays(calendarDay(week), 6 - 7 * weeksBefore)));
}

export const NUMBER_NAMES: Readonly<Record<NumberKind, string>> = {
  money: "Money in",
  quests: "Quests",
  time: "Time",
};

export const HARD_NAMES: Readonly<Record<HardChoice, string>> = {
  tired: "Too tired",
  time: "Too little time",
  unsure: "Not sure how",
  nothing: "Nothing",
};

/** "$38", "7 quests", "2 h 50 min" */
export function figureText(
  { kind, currency }: Pick<WeekNumberView, "kind" | "currency">,
  value: number,
): string {
  if (kind === "money") return formatMoney({ amount: value, currency: currency ?? "usd" });
  if (kind === "quests") return value === 1 ? "1 quest" : `${value.toLocaleString("en")} quests`;
  return value === 0 ? "0 min" : timeSpentText(value);
}

/** "$38 more than the week before", "2 fewer than the week before" */
export function changeText(number: WeekNumberView): string {
  const [, before = 0, now = 0] = number.values;
  const change = now - before;
  if (change === 0) return "as the week before";
  const size = number.kind === "quests" ? String(Math.abs(change)) : figureText(number, Math.abs(change));
  const less = number.kind === "quests" ? "fewer" : "less";
  return `${size} ${change > 0 ? "more" : less} than the week before`;
}

/** "30 min", "1 h 30" */
export function minutesText(minutes: number): string {
  if (minutes < 60) return `${minutes} min`;
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60}`;
}
