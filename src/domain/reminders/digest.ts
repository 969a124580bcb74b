import { addDays, type CalendarDay } from "../general/calendar-day.ts";
import { ENGLISH, type Speech } from "../general/speech.ts";
import type { WeekNumber, Win } from "../review/draft-review.ts";
import { aboutText, changeText, figureText, numberName } from "../review/number-words.ts";
import type { DigestFrequency } from "./digest-time.ts";

const WEEK_DAYS = 7;
const LISTED = 8;

/** A quest on the day on which the app shows it. */
export interface DigestQuest {
  readonly title: string;
  readonly day: CalendarDay;
  readonly dueDay: CalendarDay;
  readonly estimatedHours: number;
}

/** The week that is looked back on, as its review drafts it, or as the person closed it. */
export interface DigestReview {
  readonly wins: readonly Win[];
  readonly number: WeekNumber | null;
  readonly quests: number;
  readonly isClosed: boolean;
}

export interface DigestFacts {
  readonly today: CalendarDay;
  /** In the order in which they stand. */
  readonly quests: readonly DigestQuest[];
  /** Null for a daily digest, and before there is a week to look back on. */
  readonly review: DigestReview | null;
}

export interface DigestWords {
  readonly subject: string;
  /** What an inbox and a locked screen show after the subject: nothing private. */
  readonly preheader: string;
  readonly paragraphs: readonly string[];
  readonly list: readonly string[];
  readonly button: string;
  /** Where the button leads. */
  readonly path: "/app" | "/review";
  readonly because: string;
}

/** Null if there is nothing to say. The subject names no quest: it shows on locked screens. */
export function digestWords(
  frequency: DigestFrequency,
  facts: DigestFacts,
  speech: Speech = ENGLISH,
): DigestWords | null {
  if (frequency === "daily") return dailyWords(facts, speech);
  return frequency === "weekly" ? weeklyWords(facts, speech) : null;
}

function dailyWords({ today, quests }: DigestFacts, speech: Speech): DigestWords | null {
  const { t, tn } = speech;
  const now = quests.filter(({ day }) => day === today);
  if (now.length === 0) return null;
  const late = now.filter(({ dueDay }) => dueDay < today).length;
  const opening = tn(
    now.length,
    "This quest stands on your trail today:",
    "These quests stand on your trail today:",
  );
  return {
    subject: tn(now.length, "Today: 1 quest", "Today: {n} quests"),
    preheader: opening,
    paragraphs: [
      ...(late > 0 ? [t("Some of it is from earlier days. Move what no longer fits, or leave it out.")] : []),
      opening,
    ],
    list: listed(
      now.map((quest) => `${quest.title} (${lengthText(quest.estimatedHours, speech)})`),
      speech,
    ),
    button: t("Open today"),
    path: "/app",
    because: t("you asked for a mail on days with quests"),
  };
}

/** The draft of the weekly review: up to three wins, its first number, and the way to it; then what comes. */
function weeklyWords({ today, quests, review }: DigestFacts, speech: Speech): DigestWords | null {
  const { t, tn } = speech;
  const end = addDays(today, WEEK_DAYS);
  const ahead = quests.filter(({ day }) => day < end);
  const isPastEmpty = review === null || (review.wins.length === 0 && review.quests === 0);
  if (ahead.length === 0 && isPastEmpty) return null;
  const isOpen = review !== null && !review.isClosed;
  const drafted = isOpen
    ? t("Your weekly review is drafted: look back and set your next hours. Five minutes.")
    : null;
  const coming =
    ahead.length > 0 ? t("The next seven days:") : t("Nothing is planned for the next seven days.");
  return {
    subject:
      ahead.length > 0
        ? tn(ahead.length, "Your week: 1 quest ahead", "Your week: {n} quests ahead")
        : t("Your week"),
    preheader: drafted ?? coming,
    paragraphs: [
      ...(review && !isPastEmpty ? pastWords(review, speech) : []),
      ...(drafted ? [drafted] : []),
      coming,
    ],
    list: listed(
      ahead.map(
        ({ day, title, estimatedHours }) =>
          `${dayName(day, speech)}: ${title} (${lengthText(estimatedHours, speech)})`,
      ),
      speech,
    ),
    ...(isOpen
      ? { button: t("Open the review"), path: "/review" }
      : { button: t("Open your week"), path: "/app" }),
    because: t("you asked for a mail once a week"),
  };
}

function pastWords({ wins, number }: DigestReview, speech: Speech): string[] {
  const { t, tn } = speech;
  const lines = wins.map(({ text, about }) => (about ? `${text} (${aboutText(about, speech)})` : text));
  const said = number && {
    name: numberName(number.kind, speech),
    figure: figureText(number, number.values.at(-1) ?? 0, speech),
    change: changeText(number, speech),
  };
  return [
    ...(lines.length > 0 ? [[tn(lines.length, "Your win:", "Your wins:"), ...lines].join("\n")] : []),
    ...(said ? [t("One number. {name}: {figure}, {change}.", said)] : []),
  ];
}

function listed(lines: readonly string[], { t }: Speech): string[] {
  const shown = lines.slice(0, LISTED);
  return lines.length > LISTED ? [...shown, t("and {count} more", { count: lines.length - LISTED })] : shown;
}

function dayName(day: CalendarDay, { language }: Speech): string {
  return new Intl.DateTimeFormat(language, { weekday: "short", timeZone: "UTC" }).format(new Date(day));
}

function lengthText(hours: number, { language }: Speech): string {
  return hours < 1 ? `${Math.round(hours * 60)} min` : `${hours.toLocaleString(language)} h`;
}
