import { counted, figure, money, percent, plainNumber, plural } from "../format.ts";
import type { Parts } from "../solver.ts";
import type { Ledger } from "./ledger.ts";
import type { Term } from "./reading.ts";

const total = (terms: readonly Term[]) => terms.reduce((sum, { value }) => sum + value, 0);

/** A yearly sum for a month is shown as "÷ 12", the weeks of a month as "52/12". */
function written({ factors, entry }: Term): string {
  const isWeeks = (factor: number) => Math.abs(factor - 52 / 12) < 1e-9;
  const times = factors
    .filter((factor) => factor >= 1)
    .map((factor) => (isWeeks(factor) ? "52/12" : plainNumber(factor, 2)));
  const shares = factors.filter((factor) => factor < 1).map((factor) => ` ÷ ${plainNumber(1 / factor, 2)}`);
  return [...times, figure(entry.amount.value)].join(" × ") + shares.join("");
}

/** "120-150": what was reckoned with. */
function middleNote(terms: readonly Term[]): string {
  const range = terms
    .flatMap(({ entry }) => [entry.amount.range, entry.count?.amount.range ?? null])
    .find(Boolean);
  return range ? `I took the middle of ${figure(range[0])} and ${figure(range[1])}. ` : "";
}

const ASKS_PER_ONE =
  /\bper (?!month|week|year|day|season|quarter|annum|hour|cent)\p{L}+|\b(?:on|for|from) (?:each|every|one)\b|\beach\s?\?/iu;

const feeOf = ({ income, fees }: Ledger) =>
  fees.reduce((sum, share) => sum + (total(income) * share) / 100, 0);

export function leftOf(ledger: Ledger): number {
  return total(ledger.income) - total(ledger.costs) - feeOf(ledger);
}

/** The sum for it: "26 × 340 − 780 − 11% of 8,840". */
export function sumOf({ income, costs, fees }: Ledger): string {
  const feeTerms = fees.map((share) => `${plainNumber(share, 2)}% of ${figure(total(income))}`);
  return [income.map(written).join(" + "), ...costs.map(written), ...feeTerms].join(" − ");
}

/** What stays, with the sum in one line. */
export function saidOf(ledger: Ledger, question: string, currency: string | null): Parts | null {
  const { income, costs, sold } = ledger;
  const gross = total(income);
  const fee = feeOf(ledger);
  const out = total(costs) + fee;
  if (income.length === 0 || out === 0) return null;
  const left = leftOf(ledger);
  const show = (value: number) => money(value, currency);
  const one = sold > 1 && ASKS_PER_ONE.test(question) ? left / sold : null;
  const divided = one === null ? "" : `; ÷ ${figure(sold)} = ${figure(one)}`;
  const goesOut = `Of ${show(gross)} coming in, ${show(out)} (${percent((100 * out) / gross)}) goes out again; your own time is not in it.`;
  return {
    result: resultOf(ledger, left, one, show),
    sum: `${sumOf(ledger)} = ${figure(left)}${divided}.`,
    limit: `${middleNote([...income, ...costs])}${stockNote(ledger, show) ?? goesOut}`,
    next: `${dearest(costs, fee, show)} If a cost is missing or meant otherwise, tell me that one and I reckon it again.`,
  };
}

type Show = (value: number) => string;

function resultOf({ rhythm, thing }: Ledger, kept: number, one: number | null, show: Show): string {
  const time = rhythm ? ` for the ${rhythm}` : "";
  const each = one === null ? "" : `, ${show(Math.abs(one))} per ${thing ?? "piece"}`;
  return kept >= 0
    ? `${show(kept)} stays with you${time}${each}.`
    : `You are ${show(-kept)} short${time}${each}.`;
}

/** Bought for more than was sold so far: the cash in hand, and what the sold ones alone have brought. */
function stockNote({ made, sold, costs, thing }: Ledger, show: Show): string | null {
  const bought = costs.filter(({ entry }) => entry.count?.role === "made");
  if (made === null || bought.length === 0) return made === null ? null : unsold(made - sold, thing);
  const share = (total(bought) * (made - sold)) / made;
  return `That is the cash so far: ${unsoldOf(made - sold, thing)} still there, which cost you ${show(share)}. Reckoned for the sold ones alone, it is ${show(share)} more.`;
}

function unsoldOf(count: number, thing: string | null): string {
  return `${counted(count, thing ? plural(thing) : "piece")} ${count === 1 ? "is" : "are"}`;
}

function unsold(count: number, thing: string | null): string {
  return `${counted(count, thing ? plural(thing) : "piece")} brought nothing, and their cost is in the sum all the same; your own time is not in it.`;
}

function dearest(costs: readonly Term[], fee: number, show: Show): string {
  const largest = costs.reduce<Term | null>(
    (most, each) => (most && most.value >= each.value ? most : each),
    null,
  );
  if (!largest || fee > largest.value) return `The fee of ${show(fee)} is the largest cost.`;
  return `The largest cost is the ${show(largest.value)}; that is where a better price helps most.`;
}
