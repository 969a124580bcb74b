import { type CalendarDay, weekdayIndex } from "../general/calendar-day.ts";
import { timeSpentText } from "../logbook/logbook.ts";
import { WEEKDAYS, type Weekday } from "../onboarding/weekly-schedule.ts";

export const WINS = 3;
export const WIN_MAX_LENGTH = 160;
export const HARD_MAX_LENGTH = 500;
export const HARD_CHOICES = ["tired", "time", "unsure", "nothing"] as const;
export type HardChoice = (typeof HARD_CHOICES)[number];

/** A quest that was completed in the week. */
export interface DoneQuest {
  readonly title: string;
  readonly day: CalendarDay;
  readonly xp: number;
  readonly timeSpentSec: number | null;
  readonly outcome: "done" | "partly" | "learned" | null;
  readonly notes: string | null;
}

/** A milestone of the path that was reached in the week. */
export interface ReachedMilestone {
  readonly title: string;
  readonly day: CalendarDay;
}

export interface Win {
  readonly text: string;
  /** Where it comes from: "Thu, 24 min, +50 XP". */
  readonly about: string;
}

const SHORT: Readonly<Record<Weekday, string>> = {
  monday: "Mon",
  tuesday: "Tue",
  wednesday: "Wed",
  thursday: "Thu",
  friday: "Fri",
  saturday: "Sat",
  sunday: "Sun",
};
const dayWord = (day: CalendarDay) => SHORT[WEEKDAYS[weekdayIndex(day)] ?? "monday"];

/**
 * Up to three wins, in words that are already there: a milestone's title, a quest's title, or the first sentence of a
 * note. A milestone comes first, then the quests that took the most; of two or more quests, one win is a note if there
 * is one.
 */
export function draftWins(quests: readonly DoneQuest[], reached: readonly ReachedMilestone[]): Win[] {
  const milestone = reached.toSorted((a, b) => (a.day < b.day ? 1 : -1)).slice(0, 1);
  const ranked = quests.toSorted(byWeight);
  const room = WINS - milestone.length;
  const noted = quests.length > 1 ? ranked.find((quest) => sentenceOf(quest) !== null) : undefined;
  const titles = ranked.filter((quest) => quest !== noted).slice(0, noted ? room - 1 : room);
  return [
    ...milestone.map(({ title, day }) => ({ text: title, about: `${dayWord(day)}, on your path` })),
    ...titles.map((quest) => ({ text: quest.title, about: aboutQuest(quest) })),
    ...(noted ? [{ text: sentenceOf(noted) ?? "", about: `${dayWord(noted.day)}, from your notes` }] : []),
  ];
}

/** What was done wholly before what was done in part, then by XP, time and day. */
function byWeight(a: DoneQuest, b: DoneQuest): number {
  const part = (quest: DoneQuest) => Number(quest.outcome === "partly");
  return (
    part(a) - part(b) ||
    b.xp - a.xp ||
    (b.timeSpentSec ?? 0) - (a.timeSpentSec ?? 0) ||
    (a.day < b.day ? 1 : a.day > b.day ? -1 : 0) ||
    (a.title < b.title ? -1 : 1)
  );
}

function aboutQuest({ day, timeSpentSec, xp, outcome }: DoneQuest): string {
  return [
    dayWord(day),
    outcome === "partly" ? "in part" : outcome === "learned" ? "learned" : "",
    timeSpentSec === null ? "" : timeSpentText(timeSpentSec),
    xp > 0 ? `+${xp} XP` : "",
  ]
    .filter(Boolean)
    .join(", ");
}

const SENTENCE = { min: 12, max: 120 } as const;

/** The first sentence of the notes, if it is one that can stand alone. */
function sentenceOf({ notes }: DoneQuest): string | null {
  const [first = ""] = (notes ?? "").trim().split(/(?<=[.!?])\s|[\r\n]+/u);
  const plain = first.replace(/\.$/u, "").trim();
  return plain.length >= SENTENCE.min && plain.length <= SENTENCE.max ? plain : null;
}

/** What the week's own figures are about. */
export const NUMBER_KINDS = ["money", "quests", "time"] as const;
export type NumberKind = (typeof NUMBER_KINDS)[number];

/** One figure in this week and the two before, oldest first. */
export interface WeekNumber {
  readonly kind: NumberKind;
  /** Of money: minor units of this currency. */
  readonly currency: string | null;
  readonly values: readonly number[];
}

/** Only figures that there are: money once some was entered in these weeks, time once some was tracked. */
export function draftNumbers(figures: readonly WeekNumber[]): WeekNumber[] {
  return figures.filter(({ kind, values }) => kind === "quests" || values.some((value) => value !== 0));
}

/**
 * A scheduled weekday on which nothing was finished in both of the last two weeks, while something was on others. Null
 * if there is none, or if the person has time on one day only.
 */
export function emptyWeekday(
  weekdays: readonly Weekday[],
  doneDays: readonly CalendarDay[],
  hadTwoWeeks: boolean,
): Weekday | null {
  if (!hadTwoWeeks || weekdays.length < 2 || doneDays.length === 0) return null;
  const used = new Set(doneDays.map((day) => WEEKDAYS[weekdayIndex(day)]));
  const empty = weekdays.filter((weekday) => !used.has(weekday));
  return empty.length < weekdays.length ? (empty[0] ?? null) : null;
}
