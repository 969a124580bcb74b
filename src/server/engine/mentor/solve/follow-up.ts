import type { Amount } from "./amounts.ts";
import { assign, inputFrom, missingFrom } from "./assign.ts";
import type { Earlier } from "./earlier.ts";
import { figure } from "./format.ts";
import { type Input, type Inputs, numberInput, type Solver } from "./solver.ts";

const LONGEST_FOLLOW_UP = 16;
const OPENER =
  /^\s*(?:(?:ok(?:ay)?|so|hm+|yes|right|fine|cool|great|no|oh|ah|wait|sorry)[,.]?\s+)*(?:and|what if|but|with|without|or|if|say|make it|then|what about|how about|same|suppose|now|plus|minus|let'?s say|only|forgot|i forgot|also|i also|i sell about|i have|actually|no,?)\b/iu;
const SHORT = 5;

const UNIT_OF_SLOT: Readonly<Record<string, Amount["kind"]>> = {
  hours: "hours",
  each: "hours",
  free: "hours",
  length: "span",
  life: "span",
  margin: "percent",
  markup: "percent",
  fee: "percent",
  tax: "percent",
  discount: "percent",
  share: "percent",
  cut: "percent",
  churn: "percent",
};

/** Short enough, or begun with a word that goes on from the last sum. */
export function isFollowUp(text: string): boolean {
  const words = text.trim().split(/\s+/u).length;
  return words <= LONGEST_FOLLOW_UP && (OPENER.test(text) || words <= SHORT);
}

const COST_TOLD = /\b(?:costs?|is|are|about|come to|another)\b/iu;

/** "clay is about 6 per person", told after a sum that left it out: what one costs. */
export function withCostTold(
  text: string,
  amounts: readonly Amount[],
  last: Inputs,
  solver: Solver,
): Inputs | null {
  const [amount, other] = amounts;
  const price = last.values.price?.value ?? last.values.profitEach?.value;
  if (!amount || other || amount.kind === "percent" || last.values.cost || !price) return null;
  const hasPlace = solver.slots.some(({ key }) => key === "cost");
  const isOfOne = amount.isEach || (amount.roles.material ?? 0) >= 0.7;
  if (!hasPlace || !isOfOne || amount.value >= price || !COST_TOLD.test(text)) return null;
  const { profitEach, ...values } = last.values;
  const told = values.price ?? profitEach;
  return told
    ? { ...last, values: { ...values, price: told, cost: inputFrom([amount], amounts, null) } }
    : null;
}

/** The last sum again with what this turn changes; null where the turn is no follow-up of it. */
export function changedInputs(
  text: string,
  amounts: readonly Amount[],
  last: Inputs,
  solver: Solver,
): Inputs | null {
  if (!isFollowUp(text)) return null;
  const values =
    without(text, last, solver) ?? scaled(text, last) ?? withAmounts(text, amounts, last, solver) ?? null;
  if (!values) return null;
  const currency = amounts.find((amount) => amount.currency)?.currency ?? last.currency;
  return { ...last, values, currency };
}

type Values = Inputs["values"];

/** "and without the fee?" */
function without(text: string, last: Inputs, solver: Solver): Values | null {
  const dropped =
    /\b(?:without|no|skip|leave out|forget|minus the)\b\s?(?:the |any |my )?([\p{L}\s]+)/iu.exec(text)?.[1];
  if (!dropped) return null;
  const slot = solver.slots.find(({ key, name }) => last.values[key] && name?.test(dropped));
  if (!slot) return null;
  const values = Object.fromEntries(Object.entries(last.values).filter(([key]) => key !== slot.key));
  return missingFrom(solver, values).length === 0 ? values : null;
}

const NAMED: readonly [RegExp, readonly string[]][] = [
  [/\bprice|fee|rate\b/iu, ["newPrice", "price", "pay", "sales"]],
  [/\btime|hours?|long|fast\b/iu, ["hours", "each"]],
  [/\bcosts?|material\b/iu, ["cost", "batch", "unitCost"]],
  [
    /\bclients?|customers?|people|members?|visitors?|readers?|many|students?|subscribers?\b/iu,
    ["count", "units", "people"],
  ],
  [/\btarget|goal|money|income\b/iu, ["target", "goal"]],
];

/** "and with twice as many?", "if I need half the time?" */
function scaled(text: string, last: Inputs): Values | null {
  const factor = /\b(?:double|twice)\b/iu.test(text)
    ? 2
    : /\bhalf(?! an)\b/iu.test(text)
      ? 0.5
      : /\b(?:triple|three times)\b/iu.test(text)
        ? 3
        : null;
  if (factor === null) return null;
  const keys = NAMED.find(([pattern]) => pattern.test(text))?.[1] ?? [];
  const key = keys.find((name) => last.values[name]);
  const input = key ? last.values[key] : undefined;
  return key && input ? { ...last.values, [key]: changed(input, input.value * factor) } : null;
}

function withAmounts(text: string, amounts: readonly Amount[], last: Inputs, solver: Solver): Values | null {
  if (amounts.length === 0) return null;
  let values: Values = last.values;
  for (const amount of amounts) {
    const next =
      leaving(amount, values, solver) ??
      moreOrFewer(text, amount, values) ??
      replaced(amount, amounts, values, solver);
    if (!next) return null;
    values = next;
  }
  return values;
}

/** "what if two drop out?": fewer of those who were counted. */
function leaving(amount: Amount, values: Values, solver: Solver): Values | null {
  const isLeaving = (amount.roles.churn ?? 0) > 0.4 && (amount.kind === "bare" || amount.kind === "count");
  const count = values.count;
  if (!isLeaving || !count || solver.slots.some(({ key }) => key === "leaving" || key === "churn"))
    return null;
  return { ...values, count: changed(count, count.value - amount.value) };
}

function moreOrFewer(text: string, amount: Amount, values: Values): Values | null {
  const sign = /^\s?(?:\p{L}+ )?(?:more|extra)\b/iu.test(amount.after)
    ? 1
    : /^\s?(?:\p{L}+ )?(?:fewer|less)\b/iu.test(amount.after)
      ? -1
      : 0;
  if (sign === 0 || amount.kind === "percent") return null;
  const keys = NAMED.find(([pattern]) => pattern.test(text))?.[1] ?? ["count", "units"];
  const key = keys.find((name) => values[name]) ?? (values.count ? "count" : undefined);
  const input = key ? values[key] : undefined;
  return key && input ? { ...values, [key]: changed(input, input.value + sign * amount.value) } : null;
}

/** The slot whose words fit; for a bare number the one whose value is nearest. */
function replaced(amount: Amount, all: readonly Amount[], values: Values, solver: Solver): Values | null {
  const byWords = solver.slots
    .map((slot) => ({ key: slot.key, fit: slot.fit(amount) + (values[slot.key] ? 0.5 : 0) }))
    .filter(({ fit }) => fit >= 1.5)
    .sort((a, b) => b.fit - a.fit)[0];
  const fresh = inputFrom([amount], all, null);
  const noun =
    amount.noun &&
    Object.entries(values).find(
      ([, input]) =>
        input.noun &&
        sameThing(input.noun, amount.noun ?? "") &&
        (input.kind !== "money" || amount.kind === "money"),
    )?.[0];
  const key = noun || byWords?.key || nearestKey(amount, values);
  if (!key) return null;
  const before = values[key];
  return {
    ...values,
    [key]: before
      ? { ...before, value: fresh.value, terms: fresh.terms, ratio: fresh.ratio, range: fresh.range }
      : fresh,
  };
}

function sameThing(a: string, b: string): boolean {
  return a.replace(/s$/u, "") === b.replace(/s$/u, "");
}

function nearestKey(amount: Amount, values: Values): string | null {
  const isSame = ({ kind }: Input) =>
    kind === amount.kind ||
    (amount.kind === "bare" && kind !== "span") ||
    (amount.kind === "money" && kind === "bare") ||
    (amount.kind === "count" && kind === "bare");
  const distance = ({ value }: Input) => Math.abs(Math.log(value / amount.value));
  return (
    Object.entries(values)
      .filter(([, input]) => isSame(input))
      .sort(([, a], [, b]) => distance(a) - distance(b))[0]?.[0] ?? null
  );
}

function changed(input: Input, value: number): Input {
  return { ...input, value, terms: figure(value) };
}

/** "Two dogs" is no price. */
const MONEY_SLOTS: ReadonlySet<string> = new Set(
  "rate wage price newPrice cost unitCost packCost pay income goal target want spend fixed sales upkeep purchase".split(
    " ",
  ),
);

/** The inputs once the number that was asked for has come. */
export function completedInputs(amounts: readonly Amount[], earlier: Earlier, solver: Solver): Inputs | null {
  const { last } = earlier;
  if (!last?.missing || amounts.length === 0) return null;
  const currency = amounts.find((amount) => amount.currency)?.currency ?? last.inputs.currency;
  const assigned = { ...assign(solver, amounts, last.inputs.period).values, ...last.inputs.values };
  if (missingFrom(solver, assigned).length === 0) return { ...last.inputs, values: assigned, currency };
  const [amount] = amounts;
  if (!amount || amounts.length > 1 || (amount.kind === "count" && MONEY_SLOTS.has(last.missing)))
    return null;
  return {
    ...last.inputs,
    values: { ...last.inputs.values, [last.missing]: inUnit(amount, last.missing) },
    currency,
  };
}

/** A bare "12" means minutes, months or percent where those were asked for. */
function inUnit(amount: Amount, key: string): Input {
  const unit = UNIT_OF_SLOT[key];
  const input = inputFrom([amount], [amount], null);
  if (amount.kind !== "bare" || !unit) return input;
  if (unit === "hours") return numberInput(amount.value > 12 ? amount.value / 60 : amount.value, "hours");
  return {
    ...numberInput(amount.value, unit),
    span: unit === "span" ? (key === "life" ? "year" : "month") : null,
  };
}
