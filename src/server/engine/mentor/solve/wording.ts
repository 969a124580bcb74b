import { type Amount, onOneLine } from "./amounts.ts";
import { counted, duration, figure, money, percent } from "./format.ts";
import type { Input, Inputs, Parts } from "./solver.ts";

const TAX_NOTE = "Tax rates differ by country and income: an accountant or the tax office knows yours.";

/** Result, sum, what decides it, next step; in this order and in one paragraph. */
export function solvedText({ result, sum, limit, next, isTax }: Parts, inputs: Inputs): string {
  const ranges = Object.values(inputs.values).flatMap(({ range }) => range ?? []);
  const middle =
    ranges.length === 2 ? `I took the middle of ${ranges.map((end) => figure(end)).join(" and ")}.` : "";
  return [capitalised(result), sum, middle, limit, next, isTax ? TAX_NOTE : ""].filter(Boolean).join(" ");
}

const NAMES: Readonly<Record<string, string>> = {
  cost: "a cost of",
  unitCost: "a cost of",
  batch: "a cost of",
  price: "a price of",
  sales: "income of",
  newPrice: "a new price of",
  profitEach: "a profit on each of",
  fixed: "fixed costs of",
  target: "a target of",
  goal: "a goal of",
  wage: "an hour at",
  pay: "pay of",
  spend: "a spend of",
  purchase: "a purchase for",
  income: "income of",
  rate: "",
  winning: "a cost to win one of",
};

/** Says what is there already, then asks for the one number. */
export function askingText(inputs: Inputs, question: string): string {
  const known = Object.entries(inputs.values).map(([key, input]) =>
    `${NAMES[key] ?? ""} ${shown(key, input, inputs)}`.trim(),
  );
  return `I have ${known.join(" and ")}. One number is missing for the sum: ${question.charAt(0).toLowerCase()}${question.slice(1)}`;
}

const MOST_NAMED = 7;

/** Says which numbers were heard, and asks what the unclear one is. */
export function unclearText(text: string, amounts: readonly Amount[], unclear: Amount): string {
  const clean = onOneLine(text);
  const name = (amount: Amount) => asWritten(clean, amount);
  const named = amounts.slice(0, MOST_NAMED).map(name);
  const others = amounts.length - named.length;
  const list = others > 0 ? [...named, `${others} more`] : named;
  const heard = list.length > 1 ? `${list.slice(0, -1).join(", ")} and ${list.at(-1)}` : list.join("");
  return `I heard ${heard}, and would rather not guess at the sum. ${openQuestion(unclear, name(unclear))} A word on that is enough; I keep the rest.`;
}

function asWritten(clean: string, { start, end, kind, noun, isEach }: Amount): string {
  const written = clean.slice(start, end).trim();
  if (kind === "count" && noun) return `${written} ${noun}`;
  return isEach ? `${written} each` : written;
}

function openQuestion({ kind, isEach, value, before }: Amount, name: string): string {
  if (kind === "percent") return `What is the ${name} taken from: all that comes in, or what is left?`;
  if (kind === "count") return `What does each of the ${name} bring or cost?`;
  if (kind === "span" || kind === "hours")
    return `What happens in the ${name}: how often does the money come or go?`;
  if (kind === "measure") return `How much of the ${name} goes into one piece?`;
  if (isEach) return `Does the ${name} come in or go out, and how many times?`;
  return kind === "money" || !Number.isInteger(value) || /\p{L}{3,}/u.test(before)
    ? `Is the ${name} for each one or for all together, and does it come in or go out?`
    : `What is the ${name}: a number of pieces, or money?`;
}

function shown(key: string, { value, kind, noun, span }: Input, { currency }: Inputs): string {
  if (kind === "money" || (kind === "bare" && NAMES[key])) return money(value, currency);
  if (kind === "hours") return duration(value);
  if (kind === "percent") return percent(value);
  if (span) return counted(value, span);
  return noun ? counted(value, noun) : figure(value);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
