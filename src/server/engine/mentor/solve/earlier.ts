import type { FigureFact } from "#domain/business/fact-keys.ts";
import type { Amount } from "./amounts.ts";
import type { Told } from "./ledger/follow-ledger.ts";
import { type Input, type Inputs, numberInput, type Parts, type Solver } from "./solver.ts";
import { hoursTold } from "./told-hours.ts";

/** What the mentor keeps of a business: noted by the person or found by an earlier sum. */
export type FactKey = FigureFact | "unitProfit";

/** The talk so far, as far as numbers go. */
export interface Earlier {
  /** Of earlier turns, oldest first. */
  readonly amounts: readonly Amount[];
  readonly facts: Readonly<Partial<Record<FactKey, number>>>;
  /** What the last sum found, by the input a next sum would use it for. */
  readonly found: Readonly<Record<string, number>>;
  /** The last sum, or the one that still waits for a number. */
  readonly last: {
    readonly solver: string;
    readonly inputs: Inputs;
    readonly missing: string | null;
  } | null;
  /** What the turn before said, if that was a sum. */
  readonly said: Parts | null;
  /** A sum that was asked for without its numbers, and what was told since. */
  readonly open: { readonly text: string; readonly idle: number } | null;
  /** What was told of a ledger, if that was the last sum. */
  readonly ledger: Told | null;
}

export const NOTHING_EARLIER: Earlier = {
  amounts: [],
  facts: {},
  found: {},
  last: null,
  said: null,
  open: null,
  ledger: null,
};

const FACT_FOR_SLOT: Readonly<Record<string, readonly FactKey[]>> = {
  cost: ["unitCost"],
  unitCost: ["unitCost"],
  price: ["unitPrice"],
  sales: ["unitPrice"],
  profitEach: ["unitProfit"],
  pay: ["unitProfit", "unitPrice"],
  hours: ["unitMinutes"],
  each: ["unitMinutes"],
  wage: ["hourlyWage"],
  fixed: ["monthlyCosts"],
  target: ["monthlyTarget"],
};
const STRONG = 1.2;
const moneyKeys = new Set(["batch", "price", "spend", "purchase"]);

/** Needed inputs that the text lacks, from the turns before (the newest first) and from noted facts. */
export function fillFromEarlier(
  solver: Solver,
  own: Readonly<Record<string, Input>>,
  earlier: Earlier,
  question: string,
): Readonly<Record<string, Input>> {
  const values: Record<string, Input> = { ...own };
  const open = [...solver.needs].sort(
    (a, b) => lacking(a, values) - lacking(b, values) || a.length - b.length,
  );
  for (const keys of open) {
    const filled = borrowed(solver, keys, values, earlier, question);
    if (keys.every((key) => values[key] ?? filled[key])) {
      Object.assign(values, filled);
      break;
    }
  }
  return withKnownCost(solver, own, values, earlier);
}

/** What the talk before has for the keys that are still open; each number of it is used once. */
function borrowed(
  solver: Solver,
  keys: readonly string[],
  values: Readonly<Record<string, Input>>,
  earlier: Earlier,
  question: string,
): Readonly<Record<string, Input>> {
  const taken = new Set<Amount>();
  const filled: Record<string, Input> = {};
  for (const key of keys) {
    if (values[key]) continue;
    const free = earlier.amounts.filter((amount) => !taken.has(amount) && !isReckoned(amount, earlier));
    const input =
      (solver.id === "hourly-rate" && key === "hours" ? hoursTold(free, question) : null) ??
      fromFacts(key, earlier) ??
      fromTurns(solver, key, free, taken);
    if (input) filled[key] = input;
  }
  return filled;
}

/** A price or what stays of it counts with the cost that is known. */
function withKnownCost(
  solver: Solver,
  own: Readonly<Record<string, Input>>,
  values: Readonly<Record<string, Input>>,
  earlier: Earlier,
): Readonly<Record<string, Input>> {
  const knownCost = fromFacts("cost", earlier);
  const wantsCost =
    solver.slots.some(({ key }) => key === "cost") && values.price && !own.price && !values.profitEach;
  const isPriced = solver.id === "price-from-cost";
  const completesPrice = isPriced && values.hours && values.wage;
  const isWanted = (wantsCost && !isPriced) || completesPrice;
  return isWanted && knownCost && !values.cost ? { ...values, cost: knownCost } : values;
}

function lacking(keys: readonly string[], values: Readonly<Record<string, Input>>): number {
  return keys.filter((key) => !values[key]).length;
}

function fromFacts(key: string, { facts, found }: Earlier): Input | null {
  const reckoned = found[key];
  if (reckoned !== undefined) return numberInput(reckoned, key === "goal" ? "count" : "money");
  const fact = FACT_FOR_SLOT[key]?.find((name) => facts[name] !== undefined);
  const stored = fact && facts[fact];
  if (!fact || stored === undefined) return null;
  const value = fact === "unitMinutes" ? stored / 60 : stored;
  const isHours = fact === "unitMinutes";
  return numberInput(
    value,
    isHours ? "hours" : "money",
    fact === "monthlyCosts" || fact === "monthlyTarget" ? "month" : null,
  );
}

/** `taken`: where the number that is used is added, because one number fills one place only. */
function fromTurns(
  solver: Solver,
  key: string,
  amounts: readonly Amount[],
  taken: Set<Amount>,
): Input | null {
  const slot = solver.slots.find((each) => each.key === key);
  const onlyMoney =
    amounts.filter(({ kind }) => kind === "money").length === 1
      ? amounts.find(({ kind }) => kind === "money")
      : undefined;
  const isOpen = slot?.takesRest && onlyMoney && moneyKeys.has(key);
  const amount =
    [...amounts].reverse().find((each) => (slot?.fit(each) ?? 0) >= STRONG && !isItem(each)) ??
    (isOpen ? onlyMoney : undefined);
  if (amount) taken.add(amount);
  return amount
    ? {
        ...numberInput(amount.value, amount.kind, amount.per),
        span: amount.span,
        ratio: amount.ratio,
        isEach: amount.isEach,
        noun: amount.noun,
      }
    : null;
}

/** Once the cost of one piece is reckoned, its items no longer count by themselves. */
function isReckoned({ roles, per, kind }: Amount, { found }: Earlier): boolean {
  return found.unitCost !== undefined && kind !== "hours" && per === null && (roles.fixed ?? 0) < 0.5;
}

/** "the box 1.50": one item of an earlier list means nothing by itself. */
function isItem({ roles: { label = 0, fixed = 0, cost = 0 } }: Amount): boolean {
  return label > 0 && Math.max(fixed, cost) < 0.5;
}
