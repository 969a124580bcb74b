import { type Amount, onOneLine } from "../amounts.ts";
import { isPeriod } from "../units.ts";

/** A season or a quarter too, which no other sum knows. */
export type Rhythm = "day" | "week" | "month" | "quarter" | "season" | "year";

const NAMES: readonly [RegExp, Rhythm][] = [
  [
    /\b(?:months?|monthly|january|february|march|april|may|june|july|august|september|october|november|december)\b/iu,
    "month",
  ],
  [/\b(?:weeks?|weekly)\b/iu, "week"],
  [/\b(?:years?|yearly|annual(?:ly)?)\b/iu, "year"],
  [/\b(?:days?|daily)\b/iu, "day"],
  [/\bseasons?\b/iu, "season"],
  [/\bquarters?\b/iu, "quarter"],
];

export function rhythmIn(words: string): Rhythm | null {
  return NAMES.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

export function rhythmOf({ per }: Amount): Rhythm | null {
  return isPeriod(per) ? per : null;
}

const ASKED =
  /\b(?:(?:a|per|each|every|in a|in the|for the|this|last|in a \p{L}+(?:[ -]\p{L}+)?|of the) (?:month|week|year|day|season|quarter)|monthly|weekly|yearly|daily|annual(?:ly)?)\b/iu;
const TOLD =
  /\b(?:last|this|in|for the|over the|the whole) (?:month|week|year|season|quarter|january|february|march|april|may|june|july|august|september|october|november|december)\b/iu;

/** The time the question is about, or else the one that was told ("last month"). */
export function rhythmAsked(text: string, question: string): Rhythm | null {
  const asked = ASKED.exec(question)?.[0] ?? TOLD.exec(text)?.[0];
  return asked ? rhythmIn(asked) : null;
}

/** How many of one fit into another where the message says so: "five days a week", "a 30 day month". */
export type Rates = ReadonlyMap<string, number>;

interface Told {
  readonly rates: Rates;
  /** The spans that say it. */
  readonly spans: ReadonlySet<Amount>;
}

export function ratesTold(text: string, amounts: readonly Amount[]): Told {
  const clean = onOneLine(text);
  const rates = new Map<string, number>();
  const spans = new Set<Amount>();
  for (const amount of amounts) {
    if (amount.kind !== "span" || amount.span === null) continue;
    const after = clean.slice(amount.end);
    const longer =
      /^\s?(?:a|per|each|every|in a|in the)\s(week|month|quarter|season|year)\b/iu.exec(after)?.[1] ??
      /^[\s-](month|season|year)\b/iu.exec(after)?.[1];
    if (!longer) continue;
    rates.set(`${amount.span}>${longer.toLowerCase()}`, amount.value);
    spans.add(amount);
  }
  return { rates, spans };
}

const KNOWN: Rates = new Map([
  ["week>month", 52 / 12],
  ["week>year", 52],
  ["month>year", 12],
  ["month>quarter", 3],
  ["quarter>year", 4],
  ["month>week", 12 / 52],
  ["year>month", 1 / 12],
  ["year>week", 1 / 52],
]);

/** How often a rhythm comes in the time asked about; null where it hangs on something that was not said. */
export function timesIn(rhythm: Rhythm | null, asked: Rhythm | null, rates: Rates): number | null {
  if (rhythm === null || asked === null || rhythm === asked) return 1;
  return rates.get(`${rhythm}>${asked}`) ?? KNOWN.get(`${rhythm}>${asked}`) ?? null;
}
