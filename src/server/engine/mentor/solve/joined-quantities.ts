import type { Quantity } from "./units.ts";

/** Joins what belongs together: "3 euro 20", "1 h 20 min", "two and a half hours", "40 to 50", "1 in 20". */
export function joinQuantities(text: string, quantities: readonly Quantity[]): Quantity[] {
  const result: Quantity[] = [];
  for (const quantity of quantities) {
    const previous = result.at(-1);
    const whole = previous && pair(text, previous, quantity);
    if (whole) result[result.length - 1] = whole;
    else result.push(quantity);
  }
  return result.map((quantity) => withHalf(text, quantity));
}

type Join = (text: string, left: Quantity, right: Quantity, between: string) => Quantity | null;

const JOINS: readonly Join[] = [moneyAndCents, spokenPrice, hoursAndMinutes, range, ratio];

function pair(text: string, left: Quantity, right: Quantity): Quantity | null {
  const between = text.slice(left.end, right.start);
  for (const join of JOINS) {
    const whole = join(text, left, right, between);
    if (whole) return whole;
  }
  return null;
}

/** "3 euro 20", but not "3 euro 20 jars". */
function moneyAndCents(text: string, left: Quantity, right: Quantity, between: string): Quantity | null {
  const isCents =
    left.kind === "money" && right.kind === "bare" && /^\s?$/u.test(between) && right.value < 100;
  if (!isCents || /^\s\p{L}+s\b/u.test(text.slice(right.end))) return null;
  return { ...left, end: right.end, value: left.value + right.value / 100 };
}

/** "two fifty" is 2.50. */
function spokenPrice(text: string, left: Quantity, right: Quantity, between: string): Quantity | null {
  const isBare = left.kind === "bare" && right.kind === "bare" && between === " ";
  const isSpoken =
    /^\p{L}/u.test(text.slice(left.start)) && left.value < 20 && right.value >= 10 && right.value < 100;
  return isBare && isSpoken ? { ...left, end: right.end, value: left.value + right.value / 100 } : null;
}

/** "14 hours and 30 in thread": money, and no minutes. */
const IS_OTHER = /^ (?:in|of|for|on|worth of) (?!each\b|one\b|an? |every\b|the whole\b)\p{L}/iu;

/** "1 h 20 min", "2 hours 30". */
function hoursAndMinutes(text: string, left: Quantity, right: Quantity, between: string): Quantity | null {
  if (left.kind !== "hours" || !/^\s?(?:and\s)?$/u.test(between) || right.value >= 60) return null;
  if (/and/u.test(between) && IS_OTHER.test(text.slice(right.end))) return null;
  if (right.kind === "bare") return { ...left, end: right.end, value: left.value + right.value / 60 };
  return right.kind === "hours" && right.value < 1
    ? { ...left, end: right.end, value: left.value + right.value }
    : null;
}

/** "40-50", "40 to 50", "between 40 and 50"; "from 40 to 50" is a change and stays two numbers. */
function range(text: string, left: Quantity, right: Quantity, between: string): Quantity | null {
  const lead = text.slice(0, left.start);
  const isTo =
    / to /iu.test(between) &&
    between.length === 4 &&
    !/\bfrom\s(?:[$€£]\s?)?$/iu.test(lead) &&
    right.value <= left.value * 3;
  const isBetween = between === " and " && /\bbetween\s$/iu.test(lead);
  if (!(/^\s?[-–]\s?$/u.test(between) || isTo || isBetween) || right.value <= left.value) return null;
  if (left.kind !== right.kind && left.kind !== "bare" && right.kind !== "bare") return null;
  const kind = right.kind === "bare" ? left.kind : right.kind;
  const currency = right.currency ?? left.currency;
  return {
    ...right,
    kind,
    currency,
    start: left.start,
    value: (left.value + right.value) / 2,
    range: [left.value, right.value],
  };
}

/** "1 in 20" and "of five talks one becomes …" are shares. */
function ratio(text: string, left: Quantity, right: Quantity, between: string): Quantity | null {
  if (left.kind !== "bare" || right.kind !== "bare") return null;
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
    (left.value <= 3 || isShareOfMany(text.slice(right.end))) &&
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

/** What follows "5 of 40" in "5 of 40 pay, how many …": a share to reckon with, rather than two counts to compare. */
function isShareOfMany(after: string): boolean {
  return /^ (?:\p{L}+ ){0,2}?(?:pay|paid|buy|bought|say yes|said yes|sign|signed|book|booked|repl(?:y|ied)|answer|answered|become|became|order|ordered|come back|came back|convert\w*)\b.*\bhow many\b/iu.test(
    after,
  );
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
