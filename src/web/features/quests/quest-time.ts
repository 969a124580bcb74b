import type { QuestView } from "#contracts/quests.ts";
import { addDays, type CalendarDay } from "#domain/general/calendar-day.ts";
import { MS_PER_HOUR, MS_PER_MINUTE } from "#domain/general/durations.ts";
import { FIRST_WIN_HOURS, GENERATED_HOURS } from "#domain/quests/quest.ts";
import { language } from "#web/platform/language/language.ts";
import { t, tn } from "#web/platform/language/text.ts";

const two = (value: number) => String(value).padStart(2, "0");

/** "00:24:18"; hours may exceed 24. */
export function clockTime(elapsedMs: number): string {
  const seconds = Math.max(0, Math.floor(elapsedMs / 1_000));
  return `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** What a quest takes. Its hours count in steps of at least half an hour; what is shorter says its minutes. */
export function plannedMs({
  estimatedHours,
  estimatedMinutes,
}: Pick<QuestView, "estimatedHours" | "estimatedMinutes">): number {
  const isShort = estimatedMinutes !== undefined && estimatedHours <= GENERATED_HOURS[0];
  return isShort ? estimatedMinutes * MS_PER_MINUTE : estimatedHours * MS_PER_HOUR;
}

/** A quest of the person's own has one length, and ten minutes are the shortest. */
export function canBeShorter(
  quest: Pick<QuestView, "origin" | "estimatedHours" | "estimatedMinutes">,
): boolean {
  return quest.origin !== "own" && plannedMs(quest) > FIRST_WIN_HOURS * MS_PER_HOUR;
}

/** "2 h 10 min", "40 min"; under a minute counts as one. */
export function roughTime(elapsedMs: number): string {
  const minutes = Math.max(1, Math.round(elapsedMs / 60_000));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t("{minutes} min", { minutes });
  return rest === 0 ? t("{hours} h", { hours }) : t("{hours} h {minutes} min", { hours, minutes: rest });
}

export function hoursText(hours: number): string {
  const rounded = Math.round(hours * 10) / 10;
  return t("{hours} h", { hours: rounded.toLocaleString(language, { useGrouping: false }) });
}

export function questsText(count: number): string {
  return tn(count, "1 quest", "{n} quests");
}

/** Created once: constructing a formatter costs more than a hundred uses, and a week uses dozens. */
const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
const SHORT_DAY = dayFormat({ weekday: "short" });
const LONG_DAY = dayFormat({ weekday: "long" });
const DAY_NUMBER = dayFormat({ day: "numeric" });
const MONTH = dayFormat({ month: "short" });
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

/** "Thu 12" */
export function shortDate(day: CalendarDay): string {
  return t("{weekday} {day}", { weekday: shortDay(day), day: dayNumber(day) });
}

/** "Thursday 12" */
export function longDate(day: CalendarDay): string {
  return t("{weekday} {day}", { weekday: longDay(day), day: dayNumber(day) });
}

/** "Nov 9" */
export function monthAndDay(day: CalendarDay): string {
  return MONTH_AND_DAY.format(new Date(day));
}

/** "Nov 9 – 15", "Nov 30 – Dec 6" */
export function weekRange(monday: CalendarDay): string {
  const sunday = addDays(monday, 6);
  const isOneMonth = monday.slice(0, 7) === sunday.slice(0, 7);
  if (!isOneMonth) return `${monthAndDay(monday)} – ${monthAndDay(sunday)}`;
  const month = MONTH.format(new Date(monday));
  return t("{month} {first} – {last}", { month, first: dayNumber(monday), last: dayNumber(sunday) });
}
