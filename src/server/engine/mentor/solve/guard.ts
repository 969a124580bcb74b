import { type Amount, onOneLine } from "./amounts.ts";
import { flowOf } from "./ledger/flow.ts";
import { isPeriod, type Period } from "./units.ts";

interface Placed {
  readonly solver: string;
  readonly text: string;
  /** The amounts that the sum has to account for. */
  readonly amounts: readonly Amount[];
  readonly used: ReadonlySet<Amount>;
  readonly places: ReadonlyMap<Amount, string>;
  readonly period: Period | null;
}

/**
 * A wrong sum is worse than none: the first amount that a sum leaves out, or that its words do not let stand where
 * it was put. Null where every amount has its place.
 */
export function unplacedAmount(placed: Placed): Amount | null {
  const { amounts, used, text } = placed;
  return (
    amounts.find((amount) => !used.has(amount) && !isBeside(amount, text) && !isStage(amount, placed)) ??
    amounts.find((amount) => !isSupported(amount, placed)) ??
    null
  );
}

/** "3,000 saw it, 60 clicked, 5 bought": only the first and the last are needed for what one buyer cost. */
function isStage({ kind, times, isEach }: Amount, { solver }: Placed): boolean {
  return solver === "cost-per-client" && (kind === "bare" || kind === "count") && times === null && !isEach;
}

const MEASURES =
  /\d[\s-]?(?:kilos?|kgs?|grams?|g|lbs?|oz|lit(?:re|er)s?|l|ml|cl|met(?:re|er)s?|m|cm)(?![\p{L}])/giu;
const PAST = /^\s?(?:now|already|later|late)\b/iu;
const AGE = /^\s?(?:old|ago|of experience|in business|into (?:it|this)|running|in a row)\b/iu;
const BEEN = /\b(?:been|since|for|in|am|aged?|turned|opened|started|next|another)\s(?:\p{L}+\s){0,4}$/iu;

/** "My shop is 3 years old", "I opened in 2019", "I'm 34": told in passing, and no part of any sum. */
export function isBeside(amount: Amount, text: string): boolean {
  const { kind, value, before, after, start } = amount;
  if (kind === "span" || kind === "hours") return AGE.test(after) || PAST.test(after) || BEEN.test(before);
  if (kind === "measure")
    return (
      [...text.matchAll(MEASURES)].length < 2 &&
      !/\b(?:per|a|each|every) (?:kilo|kg|gram|lit(?:re|er)|met(?:re|er)|pound of)\b/iu.test(text)
    );
  if (kind !== "bare" && kind !== "count") return false;
  const isYear =
    kind === "bare" && value >= 1900 && value <= 2100 && /\b(?:in|since|until)\s$/iu.test(before);
  const isAge =
    /\b(?:i am|i'm|im|aged?)\s$/iu.test(text.slice(0, start)) && !/^\s?(?:\p{L}+ing)\b/u.test(after);
  return isYear || isAge || AGE.test(after);
}

const INCOME_PLACES: ReadonlySet<string> = new Set(["price", "sales", "pay", "income", "newPrice"]);
const WHOLE_PLACES: ReadonlySet<string> = new Set(["fixed", "batch"]);
/** Only these put what one costs and what all cost side by side. */
const ONE_BESIDE_ALL: ReadonlySet<string> = new Set(["result", "batch-unit", "costs-total"]);

function isSupported(amount: Amount, placed: Placed): boolean {
  const { solver, places } = placed;
  const place = places.get(amount);
  if (place === undefined) return true;
  if (INCOME_PLACES.has(place) && isCalledCost(amount)) return false;
  if (isElsewhere(amount, place, placed)) return false;
  return !ONE_BESIDE_ALL.has(solver) || isLedgerPlace(amount, place, placed);
}

const BUY =
  /\b(?:buys?|bought|pays?|paid|takes?|joins?|subscribes?|orders?|converts?|upgrades?|sign|would|will)\b/iu;

function sentenceWith({ start, end }: Amount, text: string): string {
  const clean = onOneLine(text);
  const before =
    clean
      .slice(0, start)
      .split(/[.?!]\s/u)
      .at(-1) ?? "";
  return before + (clean.slice(end).split(/[.?!](?:\s|$)/u)[0] ?? "");
}

/** What single sums cannot reckon with, though they have a place for it. */
function isElsewhere(amount: Amount, place: string, { solver, text, amounts, places }: Placed): boolean {
  const beside = amounts.filter((each) => each !== amount && places.get(each) === place);
  switch (solver) {
    case "paying-share":
      return (
        (place === "count" && amount.kind !== "count") ||
        (place === "share" && amount.ratio === null && !BUY.test(sentenceWith(amount, text)))
      );
    case "tax-aside":
      /** VAT may be in the price or come on top, and is no share of what is earned. */
      return amounts.length > 2 && /\b(?:vat|gst|sales tax)\b/iu.test(text);
    case "yearly-cost":
      return place === "upkeep" && beside.some(({ per }) => per !== amount.per);
    case "break-even":
      return (
        place === "days" && amounts.some((each) => places.get(each) === "fixed" && each.per === amount.span)
      );
    case "hourly-rate":
      return (
        amount.kind === "count" && /\bwe are \S+ (?:people|of us)?|\bof us\b|\bper hour each\b/iu.test(text)
      );
    case "batch-unit":
      return place === "batch" && Math.max(amount.roles.newPrice ?? 0, amount.roles.churn ?? 0) >= 0.5;
    default:
      return false;
  }
}

function isLedgerPlace(amount: Amount, place: string, { places, amounts, period }: Placed): boolean {
  const isForOne = amount.isEach && amount.times === null;
  if (WHOLE_PLACES.has(place) && isForOne) return false;
  if (place === "sales" && !isTold(amount, amounts)) return false;
  const hasLines = amounts.some((each) => places.get(each) === "sales" && each.times !== null);
  const hasCount = [...places.values()].includes("count");
  if (hasLines && isForOne && place === "unitCost" && !hasCount) return false;
  if (place !== "count") return true;
  if (hasLines && !isCountOfLine(amount, amounts, places)) return false;
  return !isPeriod(amount.per) || amount.per === period;
}

/** With "sold 52 at 3.50" in the sum, a second count ("baked 60") must not multiply it again. */
function isCountOfLine(
  count: Amount,
  amounts: readonly Amount[],
  places: ReadonlyMap<Amount, string>,
): boolean {
  const line = amounts[amounts.indexOf(count) + 1];
  return line !== undefined && line.times !== null && places.get(line) === "sales";
}

const FILLERS =
  /\b(?:and|plus|the|a|an|about|only|just|around|roughly|for|at|with|from|my|is|are|was|so|then|n|average|of|on|if|i|it|its|it's|that|this|each|every|per|now|say)\b/giu;

/** What comes in is said to come in, or stands alone beside a count; a label ("filling 3.20 each") is no income. */
function isTold(amount: Amount, amounts: readonly Amount[]): boolean {
  const { before, times, kind, roles, after } = amount;
  if (times !== null) {
    const count = amounts[amounts.indexOf(amount) - 1];
    return flowOf(`${count?.before ?? ""} ${before}`) !== "out";
  }
  if (
    flowOf(before) === "in" ||
    OF_ONE.test(before) ||
    /\b(?:income|revenue|takings|in sales|come in)\b/iu.test(after)
  )
    return true;
  const isUnsaid = kind === "bare" && !amount.isEach && Math.max(roles.price ?? 0, roles.income ?? 0) < 0.6;
  return !isUnsaid && !/\p{L}{2,}/u.test(before.replace(FILLERS, " "));
}

const OF_ONE = /^\s?(?:each|every|one|an?) \p{L}+ (?:is|are|sells|brings)\s/iu;
const PER_HEAD =
  /^ ?(?:per|a|for each|each) (?:person|head|guest|student|participant|seat|ticket|member|child|pupil)\b|^ ?pp\b/iu;

/** "Fuel and ribbons about 28 each" is nothing that comes in; "each website is 480" is. */
function isCalledCost({ before, after, roles }: Amount): boolean {
  const { price = 0, income = 0, cost = 0, fixed = 0, material = 0 } = roles;
  if (PER_HEAD.test(after) || OF_ONE.test(before)) return false;
  return Math.max(cost, fixed, material) > Math.max(price, income) && flowOf(before) === "out";
}
