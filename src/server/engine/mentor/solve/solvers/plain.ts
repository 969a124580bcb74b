import { type Amount, onOneLine } from "../amounts.ts";
import { figure, money, percent, plainNumber } from "../format.ts";
import type { Parts } from "../solver.ts";

const ASKED = /\b(?:what|how|calculate|work out|reckon|sum|whats|much)\b|[=?]/iu;

/** The last resort: sums said as sums ("4 times 95", "30% of 1,200", "split 900 in three"). */
export function plainSum(text: string, amounts: readonly Amount[], currency: string | null): Parts | null {
  if (!ASKED.test(text) && !/^\s*[\d(]/u.test(text)) return null;
  const inMoney = currency ?? amounts.find((amount) => amount.currency)?.currency ?? null;
  const show = (value: number) =>
    amounts.some(({ kind }) => kind === "money") ? money(value, inMoney) : figure(value);
  const found = percentSum(text, amounts, show) ?? chainOf(text, amounts, show);
  if (!found) return null;
  return {
    ...found,
    limit:
      "That is the plain sum of what you wrote; fees, tax and your time are not in it unless you put them there.",
    next: "Tell me what it is for, such as a price, a month or an order, and I can say what it means for you.",
    isTax: /\b(?:tax|vat|gst)\b/iu.test(text),
  };
}

type Sum = Pick<Parts, "result" | "sum">;
type Show = (value: number) => string;

function percentSum(text: string, amounts: readonly Amount[], show: Show): Sum | null {
  const share = amounts.find(({ kind }) => kind === "percent");
  const base = amounts.find(({ kind }) => kind !== "percent" && kind !== "span" && kind !== "hours");
  if (!share || !base || amounts.length > 2) return null;
  const factor = share.value / 100;
  const sum = (value: number, terms: string): Sum => ({
    result: `${show(value)}.`,
    sum: `${terms} = ${figure(value)}.`,
  });
  if (
    /\b(?:without|net|before|excluding|excl)\b/iu.test(text) &&
    /\b(?:incl\w*|with|gross|vat|gst)\b/iu.test(text)
  )
    return sum(base.value / (1 + factor), `${figure(base.value)} ÷ ${plainNumber(1 + factor, 3)}`);
  if (/\b(?:add|plus|on top|more|raise|increase|with|higher|up)\b|\+/iu.test(text))
    return sum(base.value * (1 + factor), `${figure(base.value)} × ${plainNumber(1 + factor, 3)}`);
  if (/\b(?:minus|less|off|lower|after|cheaper)\b|−/iu.test(text))
    return sum(base.value * (1 - factor), `${figure(base.value)} × ${plainNumber(1 - factor, 3)}`);
  if (/\b(?:of|from|deposit|on)\b/iu.test(text))
    return sum(base.value * factor, `${figure(base.value)} × ${plainNumber(factor, 3)}`);
  return null;
}

const OPERATORS: readonly [RegExp, string, (a: number, b: number) => number][] = [
  [/\b(?:times|multiplied)\b|[×*]|(?<=\d\s?)x(?=\s?\d)/iu, "×", (a, b) => a * b],
  [/\b(?:divided|split|shared?|spread)\b|÷|(?<=\d\s)\/(?=\s\d)/iu, "÷", (a, b) => a / b],
  [/\b(?:minus|take away|less)\b|\s[−-]\s/iu, "−", (a, b) => a - b],
  [/\b(?:plus|add(?:ed)?(?: up)?|sum|together)\b|\s\+\s/iu, "+", (a, b) => a + b],
];

function chainOf(text: string, amounts: readonly Amount[], show: Show): Sum | null {
  const numbers = amounts.filter(({ kind }) => kind !== "percent");
  if (numbers.length < 2) return ratioOf(text, amounts);
  const operator = OPERATORS.find(([pattern]) => pattern.test(text));
  const isMixed =
    numbers.some(({ kind }) => kind === "hours") && numbers.some(({ kind }) => kind === "money");
  if (isMixed) return null;
  if (!operator) return ratioOf(text, amounts);
  if (!isSaidAsSum(text, amounts, operator)) return null;
  const [, sign, apply] = operator;
  const year = numbers.find(({ span, value }) => span === "year" && value === 1);
  const values = numbers.map((amount) => (amount === year ? 12 : amount.value));
  const value = values.slice(1).reduce(apply, values[0] ?? 0);
  return {
    result: `${show(value)}.`,
    sum: `${values.map((each) => figure(each)).join(` ${sign} `)} = ${figure(value)}.`,
  };
}

/** A word such as "plus" somewhere among many numbers is no sum: it has to stand between all of them, or lead them. */
function isSaidAsSum(
  text: string,
  amounts: readonly Amount[],
  [pattern]: (typeof OPERATORS)[number],
): boolean {
  if (amounts.length < 3) return true;
  const clean = onOneLine(text);
  if (/^\s*(?:(?:what'?s|what is|please|can you) )?(?:add|sum|the sum|multiply|take)\b/iu.test(clean))
    return true;
  return amounts
    .slice(1)
    .every(({ start }, index) => pattern.test(clean.slice((amounts[index]?.end ?? 1) - 1, start + 1)));
}

/** "31 of 240 in percent". */
function ratioOf(text: string, amounts: readonly Amount[]): Sum | null {
  if (
    !/\bpercent|per cent|%|\bshare\b/iu.test(text) ||
    amounts.some(({ kind, ratio }) => kind === "percent" && !ratio)
  )
    return null;
  const counts = amounts.filter(({ kind }) => kind === "count" || kind === "bare" || kind === "money");
  const [a, b] = counts;
  const ratio = amounts.find((amount) => amount.ratio)?.ratio;
  const [part, whole] = ratio ?? (a && b ? [Math.min(a.value, b.value), Math.max(a.value, b.value)] : [0, 0]);
  if (!whole || counts.length > 2) return null;
  return {
    result: `${percent((100 * part) / whole)}.`,
    sum: `${figure(part)} ÷ ${figure(whole)} = ${percent((100 * part) / whole)}.`,
  };
}
