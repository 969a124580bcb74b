import type { FoundNumber } from "./numbers.ts";
import {
  CENTS_AFTER,
  HOURS_AFTER,
  MINUTES_AFTER,
  NAME_AFTER,
  PERCENT_AFTER,
  type Period,
  periodIn,
  SIGN_AFTER,
  SIGN_BEFORE,
  SPAN_AFTER,
} from "./units.ts";

/** "bare" is a number without a unit: money or a count, as the words around it say. */
export type Kind = "money" | "percent" | "hours" | "span" | "count" | "bare";

export interface Quantity {
  /** Percent as 20 for 20 %; hours for every length of work; a span in its own unit. */
  readonly value: number;
  readonly kind: Kind;
  /** As written: "€" or "euros"; null where none was. */
  readonly currency: string | null;
  readonly span: Period | null;
  /** "40-50": the ends, while the value is the middle. */
  readonly range: readonly [number, number] | null;
  /** "1 in 20": both numbers, while the value is 5 (percent). */
  readonly ratio: readonly [number, number] | null;
  readonly start: number;
  readonly end: number;
}

const PLAIN = { currency: null, span: null, range: null, ratio: null };

/** Numbers with their units, and the lengths of time that have no digit ("half an hour", "for a year"). */
export function findQuantities(text: string, numbers: readonly FoundNumber[]): Quantity[] {
  const spoken = spokenTimes(text);
  const isFree = ({ start, end }: FoundNumber) =>
    !spoken.some((time) => start < time.end && end > time.start);
  const read = numbers.filter(isFree).map((number) => withUnit(text, number));
  return joined(
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

/** Joins what belongs together: "3 euro 20", "1 h 20 min", "two and a half hours", "40 to 50", "1 in 20". */
function joined(text: string, quantities: readonly Quantity[]): Quantity[] {
  const result: Quantity[] = [];
  for (const quantity of quantities) {
    const previous = result.at(-1);
    const whole = previous && pair(text, previous, quantity);
    if (whole) result[result.length - 1] = whole;
    else result.push(quantity);
  }
  return result.map((quantity) => withHalf(text, quantity));
}

function pair(text: string, left: Quantity, right: Quantity): Quantity | null {
  const between = text.slice(left.end, right.start);
  const both = { ...left, end: right.end };
  const after = text.slice(right.end);
  if (
    left.kind === "money" &&
    right.kind === "bare" &&
    /^\s?$/u.test(between) &&
    right.value < 100 &&
    !/^\s\p{L}+s\b/u.test(after)
  )
    return { ...both, value: left.value + right.value / 100 };
  if (
    left.kind === "hours" &&
    /^\s?(?:and\s)?$/u.test(between) &&
    right.value < 60 &&
    (right.kind === "bare" || right.value < 1)
  )
    return { ...both, value: left.value + (right.kind === "bare" ? right.value / 60 : right.value) };
  const isSpokenPrice =
    left.kind === "bare" &&
    right.kind === "bare" &&
    between === " " &&
    left.value < 20 &&
    right.value >= 10 &&
    right.value < 100 &&
    /^\p{L}/u.test(text.slice(left.start));
  if (isSpokenPrice) return { ...both, value: left.value + right.value / 100 };
  const isFrom = /\bfrom\s(?:[$€£]\s?)?$/iu.test(text.slice(0, left.start));
  const isRange =
    /^\s?[-–]\s?$/u.test(between) ||
    (/^ to $/iu.test(between) && !isFrom && right.value > left.value && right.value <= left.value * 3) ||
    (/^ and $/iu.test(between) && /\bbetween\s$/iu.test(text.slice(0, left.start)));
  const unitAgrees = left.kind === right.kind || left.kind === "bare" || right.kind === "bare";
  if (isRange && unitAgrees && right.value > left.value)
    return {
      ...right,
      kind: right.kind === "bare" ? left.kind : right.kind,
      currency: right.currency ?? left.currency,
      start: left.start,
      value: (left.value + right.value) / 2,
      range: [left.value, right.value],
    };
  return ratio(text, left, right);
}

/** "1 in 20" and "of five talks one becomes …" are shares. */
function ratio(text: string, left: Quantity, right: Quantity): Quantity | null {
  if (left.kind !== "bare" || right.kind !== "bare") return null;
  const between = text.slice(left.end, right.start);
  const share = (part: number, whole: number): Quantity => ({
    ...left,
    end: right.end,
    kind: "percent",
    value: (100 * part) / whole,
    ratio: [part, whole],
  });
  if (
    /^ (?:\p{L}+ (?=in|out))?(?:in|out of|of|in every|out of every|from|of every) (?:every )?$/iu.test(
      between,
    ) &&
    left.value <= 3 &&
    right.value > left.value &&
    right.value <= 1000
  )
    return share(left.value, right.value);
  const isOf = /(?:^|[.,;:!?] |\band |\bso |\bout )(?:of|from|out of)(?: every| my)?\s$|\bevery\s$/iu.test(
    text.slice(0, left.start),
  );
  if (isOf && right.value <= 3 && right.value < left.value && /^ \p{L}+,? (?:\p{L}+ ){0,2}$/u.test(between))
    return share(right.value, left.value);
  return null;
}

function withHalf(text: string, quantity: Quantity): Quantity {
  const half = /^\s?(?:and a half|½)(?:\s?(hours?|hrs?|h)\b)?/iu.exec(text.slice(quantity.end));
  if (!half) return quantity;
  return {
    ...quantity,
    value: quantity.value + 0.5,
    kind: half[1] ? "hours" : quantity.kind,
    end: quantity.end + half[0].length,
  };
}
