import { MS_PER_DAY } from "#domain/general/durations.ts";
import { NUMBER, numberOf } from "./numbers.ts";

const MONTHS = "january february march april may june july august september october november december".split(
  " ",
);
const MONTH = MONTHS.map((month) => `${month}|${month.slice(0, 3)}\\.?`).join("|");
const DAYS = "monday|tuesday|wednesday|thursday|friday|saturday|sunday";
const ORDINAL = "(?:st|nd|rd|th)?";

/** Something that takes place, or begins. */
const EVENT =
  /\b(?:market|fair|fairs|opening|open|opens|launch|launches|launching|start|starts|starting|begins?|pilot|first (?:day|client|lesson|course|evening|event|episode|issue|customer)|exhibition|workshop|event|show|stall|stand|exam|conference|pop-?up|concert|wedding|festival|release|demo|premiere|inspection|fête|bazaar|goes live|going live|first class|tasting|photo ?shoot|rehearsal|swap|first (?:date|tour|meeting|walk|round|run)|comes? out|coming out|released?)\b/iu;
const PAST =
  /\b(?:sold|opened|started|launched|was|were|did|had|went|took|been|last|since|ago|began|until|before|by|bis|after|stops?|ends?)\b/iu;
const MAYBE =
  /\b(?:maybe|perhaps|some ?day|hope|dream|would|could|might|if|one day|eventually|every|each)\b/iu;

/** What was said about a coming date, in words that fit after "the market": "in two weeks", "on 5 December". */
export function dateIn(sentence: string): string | null {
  if (!EVENT.test(sentence)) return null;
  for (const part of sentence.split(/, | (?:but|and) (?=i |we |the |my |our |no |not )/iu))
    if (EVENT.test(part) || !PAST.test(sentence)) {
      const date = PAST.test(part) || MAYBE.test(part) ? null : dateOf(part);
      if (date) return date;
    }
  return null;
}

function dateOf(text: string): string | null {
  const [, count, unit] =
    new RegExp(String.raw`\bin (?:about |around )?${NUMBER} (days|weeks|months)\b`, "iu").exec(text) ?? [];
  if (count && unit) return `in ${count.toLowerCase()} ${unit.toLowerCase()}`;
  const near =
    /\b(?:in an? (?:week|month)|next (?:week|month|weekend|spring|summer|autumn|winter)|tomorrow)\b/iu.exec(
      text,
    );
  if (near) return near[0].toLowerCase();
  const day = new RegExp(
    String.raw`\b(?:on |the )?(\d{1,2})${ORDINAL}(?: of)? (${MONTH})(?![\p{L}])`,
    "iu",
  ).exec(text);
  if (day) return onDay(day[1], day[2]);
  const american = new RegExp(
    String.raw`\b(${MONTH}) (\d{1,2})${ORDINAL}\b(?! (?:people|euro|dollars))`,
    "iu",
  ).exec(text);
  if (american) return onDay(american[2], american[1]);
  const weekday = new RegExp(
    String.raw`\b(?:on |this |next |coming )(${DAYS})\b(?! (?:market|class|evening|group)s?)`,
    "iu",
  ).exec(text);
  if (weekday) return `${/\bnext\b/iu.test(weekday[0]) ? "next" : "this"} ${capital(weekday[1] ?? "")}`;
  const month = new RegExp(String.raw`\bin (${MONTHS.join("|")})(?![\p{L}])`, "iu").exec(text);
  return month ? `in ${capital(month[1] ?? "")}` : null;
}

function onDay(day: string | undefined, month: string | undefined): string | null {
  const name = MONTHS.find((full) => full.startsWith((month ?? "").toLowerCase().slice(0, 3)));
  return name && Number(day) >= 1 && Number(day) <= 31 ? `on ${Number(day)} ${capital(name)}` : null;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** As said, the words are right for so long. */
const STILL_RIGHT_DAYS = 3;

/** How to speak today of a date that was said earlier; null once it has passed or can no longer be told. */
export function dateToday(said: string, saidAt: Date, now: Date): string | null {
  const days = (now.getTime() - saidAt.getTime()) / MS_PER_DAY;
  const date = dayOf(said, saidAt);
  if (/^on |^in \p{Lu}/u.test(said)) return date !== null && date >= now ? said : null;
  if (days <= STILL_RIGHT_DAYS) return said;
  return date !== null && date > now && /^in .+ (?:days|weeks)$/u.test(said)
    ? `on ${date.getUTCDate()} ${capital(MONTHS[date.getUTCMonth()] ?? "")}`
    : null;
}

function dayOf(said: string, saidAt: Date): Date | null {
  const [, count, unit] = /^in (.+) (days|weeks|months)$/u.exec(said) ?? [];
  if (count && unit) {
    const length = { days: 1, weeks: 7, months: 30 }[unit] ?? 1;
    return new Date(saidAt.getTime() + numberOf(count) * length * MS_PER_DAY);
  }
  const [, day, name] = /^(?:on (\d+)|in) (\p{Lu}\p{Ll}+)$/u.exec(said) ?? [];
  const month = MONTHS.indexOf((name ?? "").toLowerCase());
  if (month === -1) return null;
  const inYear = (year: number) =>
    day ? new Date(Date.UTC(year, month, Number(day), 23)) : new Date(Date.UTC(year, month + 1, 0, 23));
  const thisYear = inYear(saidAt.getUTCFullYear());
  return thisYear >= saidAt ? thisYear : inYear(saidAt.getUTCFullYear() + 1);
}
