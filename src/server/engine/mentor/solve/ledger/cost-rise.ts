import { type Amount, onOneLine } from "../amounts.ts";
import { figure, money, singular } from "../format.ts";
import { isBeside } from "../guard.ts";
import type { Parts } from "../solver.ts";
import { type Flow, flowByVerb, flowOf } from "./flow.ts";
import { rhythmOf } from "./periods.ts";

const ASKS_HOW_MUCH_MORE =
  /\bhow much more\b[^.?!]*\b(?:per|each|a|an|for each|every|from each|apiece)\b|\bhow much (?:do|must|should|would) (?:i|we) (?:have to |need to )?(?:add|raise|put (?:it |the price |prices )?up)\b/iu;

interface Rise {
  readonly from: Amount;
  readonly to: Amount;
}

interface RiseAnswer {
  readonly parts: Parts | null;
  readonly unclear: Amount | null;
}

/** How much more each has to pay when a cost rises from one sum to another and nothing else changes. */
export function solveCostRise(
  text: string,
  amounts: readonly Amount[],
  currency: string | null,
): RiseAnswer | null {
  const clean = onOneLine(text);
  const rise = ASKS_HOW_MUCH_MORE.test(clean) ? riseIn(amounts) : null;
  if (!rise || flowOfRise(clean, rise) === "in") return null;
  const others = amounts.filter((each) => each !== rise.from && each !== rise.to && !isBeside(each, text));
  const share = others.find(({ kind }) => kind === "percent");
  if (share) return { parts: null, unclear: share };
  const counts = others.filter(({ kind, value }) => kind === "count" && value > 1);
  const isForOne = isOfAskedPiece(clean, rise.to);
  const [count] = counts;
  if (!isForOne && (!count || counts.length > 1)) return { parts: null, unclear: counts[1] ?? rise.to };
  const [ofCost, ofCount] = [rhythmOf(rise.to), count ? rhythmOf(count) : null];
  if (!isForOne && count && ofCount && ofCost !== ofCount) return { parts: null, unclear: count };
  return {
    parts: said(rise, isForOne ? 1 : (count?.value ?? 1), priceIn(others, clean), currency),
    unclear: null,
  };
}

function riseIn(amounts: readonly Amount[]): Rise | null {
  for (const [index, to] of amounts.entries()) {
    const from = amounts[index - 1];
    const isRise = from && /\bfrom\s$/iu.test(from.before) && /^\s?(?:\p{L}+ )?to\s$/iu.test(to.before);
    const isMoney = from && [from, to].every(({ kind }) => kind === "money" || kind === "bare");
    if (from && isRise && isMoney && to.value > from.value) return { from, to };
  }
  return null;
}

function flowOfRise(clean: string, { from }: Rise): Flow | null {
  const clause =
    clean
      .slice(0, from.start)
      .split(/[.,;!?]/u)
      .at(-1) ?? "";
  return /\b(?:i|we) (?:go|raise|put)\b|\bmy (?:price|fee|rate)\b/iu.test(clause) ? "in" : flowByVerb(clause);
}

/** "from 0.40 to 0.55 a loaf", asked per loaf: the rise is already that of one. */
function isOfAskedPiece(clean: string, { noun, isEach }: Amount): boolean {
  const asked = /\b(?:per|each|a|an|every) (\p{L}{3,})[^.?!]*\?/iu.exec(
    clean.slice(clean.search(/\bhow much\b/iu)),
  )?.[1];
  return (
    isEach &&
    noun !== null &&
    asked !== undefined &&
    singular(noun.toLowerCase()) === singular(asked.toLowerCase())
  );
}

function priceIn(others: readonly Amount[], clean: string): number | null {
  const prices = others.filter(
    ({ kind, times, before, start }) =>
      (kind === "money" || kind === "bare") &&
      (times !== null ||
        flowOf(before) === "in" ||
        /\b(?:paying|charge|pays?)\s$/iu.test(clean.slice(0, start))),
  );
  return prices.length === 1 ? (prices[0]?.value ?? null) : null;
}

function said({ from, to }: Rise, count: number, price: number | null, currency: string | null): Parts {
  const show = (value: number) => money(value, currency);
  const more = (to.value - from.value) / count;
  const rise = `${figure(to.value)} − ${figure(from.value)}`;
  const nowThen = price === null ? "" : `, so ${show(price + more)} instead of ${show(price)}`;
  return {
    result: `${show(more)} more each${nowThen}.`,
    sum: count > 1 ? `(${rise}) ÷ ${figure(count)} = ${figure(more)}.` : `${rise} = ${figure(more)}.`,
    limit:
      "What you earn stays as it is, since the other costs are the same before and after. If one of them leaves, the rest has to carry the whole rise.",
    next: "Round it up a little, and tell people the new price and the reason a month before it starts.",
  };
}
