import { addDays, type CalendarDay } from "../general/calendar-day.ts";
import type { DigestFrequency } from "./digest-time.ts";

const WEEK_DAYS = 7;
const LISTED = 8;
const WINS = 3;
const NAMES = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** A quest on the day on which the app shows it. */
export interface DigestQuest {
  readonly title: string;
  readonly day: CalendarDay;
  readonly dueDay: CalendarDay;
  readonly estimatedHours: number;
}

export interface DigestFacts {
  readonly today: CalendarDay;
  /** In the order in which they stand. */
  readonly quests: readonly DigestQuest[];
  /** Of the last seven days, with the titles of some, the most rewarding first. */
  readonly done: { readonly quests: number; readonly xp: number; readonly titles: readonly string[] };
  /** Whether a week can be looked back on and is not closed yet. */
  readonly isReviewOpen: boolean;
}

export interface DigestWords {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly list: readonly string[];
  readonly button: string;
  /** Where the button leads. */
  readonly path: "/app" | "/review";
  readonly because: string;
}

/** Null if there is nothing to say. The subject names no quest: it shows on locked screens. */
export function digestWords(frequency: DigestFrequency, facts: DigestFacts): DigestWords | null {
  if (frequency === "daily") return dailyWords(facts);
  return frequency === "weekly" ? weeklyWords(facts) : null;
}

function dailyWords({ today, quests }: DigestFacts): DigestWords | null {
  const now = quests.filter(({ day }) => day === today);
  if (now.length === 0) return null;
  const late = now.filter(({ dueDay }) => dueDay < today).length;
  return {
    subject: `Today: ${count(now.length)}`,
    paragraphs: [
      ...(late > 0 ? ["Some of it is from earlier days. Move what no longer fits, or leave it out."] : []),
      now.length === 1 ? "This quest stands on your trail today:" : "These quests stand on your trail today:",
    ],
    list: listed(now.map((quest) => `${quest.title} (${lengthText(quest.estimatedHours)})`)),
    button: "Open today",
    path: "/app",
    because: "you asked for a mail on days with quests",
  };
}

/** The weekly review as a mail: wins, one number, what comes, and the way to the review while it is open. */
function weeklyWords({ today, quests, done, isReviewOpen }: DigestFacts): DigestWords | null {
  const end = addDays(today, WEEK_DAYS);
  const ahead = quests.filter(({ day }) => day < end);
  if (ahead.length === 0 && done.quests === 0) return null;
  return {
    subject: ahead.length > 0 ? `Your week: ${count(ahead.length)} ahead` : "Your week",
    paragraphs: [
      ...pastWords(done),
      ...(isReviewOpen
        ? ["Your weekly review is drafted: look back and set your next hours. Five minutes."]
        : []),
      ahead.length > 0 ? "The next seven days:" : "Nothing is planned for the next seven days.",
    ],
    list: listed(
      ahead.map(
        ({ day, title, estimatedHours }) => `${dayName(day)}: ${title} (${lengthText(estimatedHours)})`,
      ),
    ),
    ...(isReviewOpen
      ? { button: "Open the review", path: "/review" }
      : { button: "Open your week", path: "/app" }),
    because: "you asked for a mail once a week",
  };
}

function pastWords({ quests, xp, titles }: DigestFacts["done"]): string[] {
  if (quests === 0) return [];
  const past = `In the last seven days you finished ${count(quests)} and earned ${xp} XP.`;
  const wins = titles.slice(0, WINS).map((title) => `“${title}”`);
  return wins.length > 0 ? [past, `Your wins: ${wins.join(", ")}.`] : [past];
}

function listed(lines: readonly string[]): string[] {
  const shown = lines.slice(0, LISTED);
  return lines.length > LISTED ? [...shown, `and ${lines.length - LISTED} more`] : shown;
}

const count = (quests: number) => (quests === 1 ? "1 quest" : `${quests} quests`);
const dayName = (day: CalendarDay) => NAMES[new Date(day).getUTCDay()] ?? "";

function lengthText(hours: number): string {
  return hours < 1 ? `${Math.round(hours * 60)} min` : `${hours} h`;
}
