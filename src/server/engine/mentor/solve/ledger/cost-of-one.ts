import { type Amount, onOneLine } from "../amounts.ts";
import { figure, money, plainNumber } from "../format.ts";
import type { Parts } from "../solver.ts";
import { type CountEntry, entriesOf, type MoneyEntry } from "./entries.ts";
import { linesOf } from "./lines.ts";

const ASKS_COST_OF_ONE =
  /\bcosts? (?:me )?(?:per|of (?:one|an?|each)|for (?:one|an?|each))\b|\b(?:what|how much) (?:does|do|is|will) (?:one|each|an?|the cost of)\b[^.?!]*\bcosts?\b|\b(?:what|how much) (?:does|do) (?:one|each|an?) [^.?!]*\bcost\b/iu;
const NOT_ASKED =
  /\b(?:sell|sold|price|charge|profit|hours?|minutes?|clients?|customers?|month|week|year|ads?)\b|%/iu;

/** Goes on each piece, unless the words say otherwise; without "each" it is left open. */
const ON_EACH =
  /\b(?:bags?|labels?|box(?:es)?|jars?|lids?|wrap\w*|stickers?|bottles?|pots?|tins?|packaging|card)\b/iu;
const MAKES =
  /\b(?:makes?|gives?|yields?|get|gets|batch of|fills?|out of (?:it|that)|enough for|for)\s(?:me |about |around )?$/iu;

/** What one piece costs: what was bought for the batch, shared out, and what goes on each. */
export function solveCostOfOne(
  text: string,
  amounts: readonly Amount[],
  currency: string | null,
): Parts | null {
  if (amounts.length < 4 || !ASKS_COST_OF_ONE.test(onOneLine(text)) || NOT_ASKED.test(text)) return null;
  const portion = portionOf(text, amounts);
  const measures = amounts.filter(({ kind }) => kind === "measure");
  if (portion === null && /\bper (?:kilo|kg|gram|lit(?:re|er)|met(?:re|er))\b/iu.test(text)) return null;
  if (portion === null && measures.length > 0 && /\b(?:takes?|needs?|uses?)\b/iu.test(text)) return null;
  const rest = amounts.filter((amount) => !measures.includes(amount));
  const entries = linesOf(text, rest).flatMap((line) => entriesOf(line, text));
  const monies = entries.filter((entry): entry is MoneyEntry => entry.type === "money");
  const counts = entries.filter((entry): entry is CountEntry => entry.type === "count");
  if (monies.length + counts.length < entries.length) return null;
  const size = portion ?? sizeOf(counts);
  const isForBatch = (entry: MoneyEntry) => isOfBatch(entry, portion !== null);
  const isPlaced = ({ rhythm, count, flow }: MoneyEntry) =>
    rhythm === null && count === null && flow !== "in";
  if (size === null || !monies.every(isPlaced) || monies.some((entry) => isForBatch(entry) === null))
    return null;
  if (portion !== null && counts.length > 0) return null;
  const batch = monies.filter((entry) => isForBatch(entry) === true).map(({ amount }) => amount.value);
  const each = monies.filter((entry) => isForBatch(entry) === false).map(({ amount }) => amount.value);
  return batch.length > 0 ? said(batch, each, size, currency) : null;
}

/** How many pieces one batch gives, with the words for it in the sum. */
interface Size {
  readonly pieces: number;
  readonly terms: string;
}

function sizeOf(counts: readonly CountEntry[]): Size | null {
  const [count] = counts;
  if (!count || counts.length > 1 || !MAKES.test(count.amount.before)) return null;
  return { pieces: count.amount.value, terms: `÷ ${plainNumber(count.amount.value)}` };
}

/** "dries down to 280 grams … an 80 gram bag": 80 of 280. */
function portionOf(text: string, amounts: readonly Amount[]): Size | null {
  const clean = onOneLine(text);
  const measures = amounts.filter(({ kind }) => kind === "measure");
  const [whole, part] = measures;
  if (!whole || !part || measures.length > 2) return null;
  const unitOf = ({ start, end }: Amount) =>
    clean
      .slice(start, end)
      .replace(/[\d.,\s-]/gu, "")
      .replace(/s$/u, "");
  const isYield = /\b(?:down to|makes?|gives?|yields?|leaves?|get)\s(?:me |about |around )?$/iu.test(
    whole.before,
  );
  const isAsked = /\b(?:cost|what|how much)\b[^.!]*$/iu.test(clean.slice(0, part.start));
  if (!isYield || !isAsked || unitOf(whole) !== unitOf(part)) return null;
  return {
    pieces: whole.value / part.value,
    terms: `÷ ${plainNumber(whole.value)} × ${plainNumber(part.value)}`,
  };
}

const MEASURED = /\b(?:kilos?|kg|grams?|lit(?:re|er)s?|met(?:re|er)s?|pounds? of)\b/iu;

/** True for the batch, false for each piece, null where the words do not say. */
function isOfBatch({ scope, unit, line }: MoneyEntry, isPortion: boolean): boolean | null {
  if (unit !== null && MEASURED.test(unit)) return isPortion ? true : null;
  if (scope === "each") return false;
  const isPacking = ON_EACH.test(line.lead);
  if (isPortion) return MEASURED.test(line.lead) ? true : isPacking ? false : null;
  return scope === "open" && isPacking ? null : true;
}

function said(batch: readonly number[], each: readonly number[], size: Size, currency: string | null): Parts {
  const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
  const total = add(batch) / size.pieces + add(each);
  const terms = batch.map((value) => figure(value)).join(" + ");
  const plus = each.map((value) => ` + ${figure(value)}`).join("");
  return {
    result: `${money(total, currency)} for one.`,
    sum: `${batch.length > 1 ? `(${terms})` : terms} ${size.terms}${plus} = ${figure(total)}.`,
    limit:
      "Your own time is not in it, nor what breaks or stays unsold; a twentieth on top is a fair guess for that.",
    next: "Set it beside your price: if less than half of the price is left, look at the dearest item of the list first.",
    found: { cost: total, unitCost: total },
  };
}
