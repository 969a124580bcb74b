import { joinQuantities } from "./joined-quantities.ts";
import type { FoundNumber } from "./numbers.ts";
import {
  CENTS_AFTER,
  HOURS_AFTER,
  type Kind,
  MEASURE_AFTER,
  MINUTES_AFTER,
  NAME_AFTER,
  PERCENT_AFTER,
  type Period,
  periodIn,
  type Quantity,
  SIGN_AFTER,
  SIGN_BEFORE,
  SPAN_AFTER,
} from "./units.ts";

const PLAIN = { currency: null, span: null, range: null, ratio: null };

/** Numbers with their units, and the lengths of time that have no digit ("half an hour", "for a year"). */
export function findQuantities(text: string, numbers: readonly FoundNumber[]): Quantity[] {
  const spoken = spokenTimes(text);
  const isFree = ({ start, end }: FoundNumber) =>
    !spoken.some((time) => start < time.end && end > time.start);
  const read = numbers.filter(isFree).map((number) => withUnit(text, number));
  return joinQuantities(
    text,
    [...read, ...spoken].sort((a, b) => a.start - b.start),
  );
}

function withUnit(text: string, { value, start, end, isShare }: FoundNumber): Quantity {
  const after = text.slice(end);
  const sign = SIGN_BEFORE.exec(text.slice(Math.max(0, start - 4), start));
  const signBehind = SIGN_AFTER.exec(after) ?? NAME_AFTER.exec(after);
  const make = (kind: Kind, length: number, more: Partial<Quantity> = {}): Quantity => ({
    ...PLAIN,
    value,
    kind,
    start: sign ? start - sign[0].length : start,
    end: end + length,
    ...more,
  });
  const percent = PERCENT_AFTER.exec(after);
  if (percent) return make("percent", percent[0].length, isShare ? { value: value * 100 } : {});
  if (isShare) return make("percent", 0, { value: value * 100 });
  if (sign) return make("money", 0, { currency: sign[1] ?? null });
  if (signBehind) return make("money", signBehind[0].length, { currency: signBehind[1] ?? null });
  const hours = HOURS_AFTER.exec(after);
  if (hours) return make("hours", hours[0].length);
  const minutes = MINUTES_AFTER.exec(after);
  if (minutes) return make("hours", minutes[0].length, { value: value / 60 });
  const span = SPAN_AFTER.exec(after);
  if (span) return make("span", span[0].length, { span: periodIn(span[0]) });
  const cents = CENTS_AFTER.exec(after);
  if (cents) return make("money", cents[0].length, { value: value / 100 });
  const measure = MEASURE_AFTER.exec(after);
  if (measure) return make("measure", measure[0].length);
  return make("bare", 0);
}

const SPOKEN: readonly [RegExp, number, Period | null][] = [
  [/\b(?:an|one|1) hour and a half\b/giu, 1.5, null],
  [/\b(?:an|one|1) hour and a quarter\b/giu, 1.25, null],
  [/\bhalf an hour\b|\ba half hour\b|\bhalf hour\b/giu, 0.5, null],
  [/\bthree quarters of an hour\b/giu, 0.75, null],
  [/\b(?:a )?quarter (?:of an )?hour\b/giu, 0.25, null],
  [
    /(?<=\b(?:takes?(?: me)?(?: about)?|needs?|takes? us|work|for|about) )an hour\b|\ban hour(?= (?:each|of|to make|to do|for|per))/giu,
    1,
    null,
  ],
  [/\bhalf a year\b/giu, 0.5, "year"],
  [
    /(?<=\b(?:for|after|in|over|within|the whole|whole|next) )(?:a|one|the) (?:whole |full )?year\b/giu,
    1,
    "year",
  ],
  [/(?<=\b(?:for|after|over|within) )(?:a|one) (?:whole |full )?month\b/giu, 1, "month"],
  [/(?<=\b(?:for|after|over) )(?:a|one) (?:whole |full )?week\b/giu, 1, "week"],
];

function spokenTimes(text: string): Quantity[] {
  const found: Quantity[] = [];
  for (const [pattern, value, span] of SPOKEN)
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((other) => start < other.end && end > other.start)) continue;
      found.push({ ...PLAIN, value, kind: span ? "span" : "hours", span, start, end });
    }
  return found;
}
