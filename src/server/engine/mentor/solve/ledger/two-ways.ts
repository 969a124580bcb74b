import { type Amount, onOneLine } from "../amounts.ts";
import { figure, money, plainNumber } from "../format.ts";
import type { Parts } from "../solver.ts";
import { entriesOf, type MoneyEntry } from "./entries.ts";
import { readLedger } from "./ledger.ts";
import { linesOf } from "./lines.ts";
import { leftOf, sumOf } from "./say.ts";

const ASKS_WHICH = /\bwhich\b|\bbetter off\b|\bor\b[^.?!]*\?|\bby how much\b/iu;
const LEAST_AMOUNTS = 5;

/** Which of two ways leaves more: two whole offers, or two sizes of a run with the same sales. */
export function solveTwoWays(
  text: string,
  amounts: readonly Amount[],
  currency: string | null,
): Parts | null {
  if (amounts.length < LEAST_AMOUNTS || !ASKS_WHICH.test(text)) return null;
  return twoRuns(text, amounts, currency) ?? twoOffers(text, amounts, currency);
}

interface Way {
  readonly name: string;
  readonly left: number;
  readonly sum: string;
}

function said(first: Way, second: Way, currency: string | null): Parts {
  const show = (value: number) => money(value, currency);
  const [best, other] = first.left >= second.left ? [first, second] : [second, first];
  const apart = best.left - other.left;
  return {
    result:
      apart < 0.005
        ? `Both leave the same, ${show(best.left)}.`
        : `${best.name} leaves you ${show(apart)} more: ${show(best.left)} against ${show(other.left)}.`,
    sum: `${first.sum} = ${figure(first.left)}; ${second.sum} = ${figure(second.left)}.`,
    limit:
      "It holds as long as you sell as many as you reckon with; your own time and what costs the same both ways are not in it.",
    next: "Take your lowest guess for the sales and do it once more: if the same one still wins, choose it.",
  };
}

/** "printed 300 at 3.10 … 230 at 3.65 … sold 214 at 9": what is not sold is paid all the same. */
function twoRuns(text: string, amounts: readonly Amount[], currency: string | null): Parts | null {
  const entries = linesOf(text, amounts).flatMap((line) => entriesOf(line, text));
  const monies = entries.filter((entry): entry is MoneyEntry => entry.type === "money");
  const runs = monies.filter(
    ({ flow, count, scope }) => flow === "out" && count !== null && scope === "each",
  );
  const [sale, ...more] = monies.filter(({ flow }) => flow === "in");
  const [first, second] = runs;
  const isWhole =
    monies.length === 3 &&
    runs.length === 2 &&
    entries.every(({ type }) => type === "money" || type === "count");
  if (!isWhole || !first?.count || !second?.count || !sale?.count || sale.scope !== "each" || more.length > 0)
    return null;
  const known = new Set([first, second, sale].map(({ count }) => count?.amount.value));
  const isOtherCount = entries.some(
    (entry) => entry.type === "count" && entry.role !== "gone" && !known.has(entry.amount.value),
  );
  const sold = sale.count.amount.value;
  if (isOtherCount || sold > Math.min(first.count.amount.value, second.count.amount.value)) return null;
  const [price] = [sale.amount.value];
  const way = ({ amount, count }: MoneyEntry): Way => {
    const made = count?.amount.value ?? 0;
    return {
      name: `The run of ${plainNumber(made)}`,
      left: sold * price - made * amount.value,
      sum: `${plainNumber(sold)} × ${figure(price)} − ${plainNumber(made)} × ${figure(amount.value)}`,
    };
  };
  return said(way(first), way(second), currency);
}

/** "40 prints at 15 with a 120 stall, or 25 prints at 22 with a 60 stall". */
function twoOffers(text: string, amounts: readonly Amount[], currency: string | null): Parts | null {
  const clean = onOneLine(text);
  const splits = [...clean.matchAll(/,? (?:or|versus|vs\.?) /giu)].filter(({ index }) => {
    const before = amounts.filter(({ start }) => start < index).length;
    return before >= 2 && amounts.length - before >= 2;
  });
  const [split] = splits;
  if (!split || splits.length > 1) return null;
  const [one, two] = [
    readLedger(
      text,
      amounts.filter(({ start }) => start < split.index),
      "",
    ),
    readLedger(
      text,
      amounts.filter(({ start }) => start > split.index),
      "",
    ),
  ];
  if ("unclear" in one || "unclear" in two || one.costs.length + two.costs.length === 0) return null;
  return said(
    { name: "The first", left: leftOf(one), sum: sumOf(one) },
    { name: "The second", left: leftOf(two), sum: sumOf(two) },
    currency,
  );
}
