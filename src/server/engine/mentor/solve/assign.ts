import type { Amount } from "./amounts.ts";
import { figure } from "./format.ts";
import type { Input, Slot, Solver } from "./solver.ts";
import { isPeriod, type Period, toPeriod } from "./units.ts";

export interface Assignment {
  readonly values: Readonly<Record<string, Input>>;
  readonly used: ReadonlySet<Amount>;
  /** The slot that each amount went to. */
  readonly places: ReadonlyMap<Amount, string>;
  /** Sum of the fits. */
  readonly fit: number;
}

const SURE = 1.2;
const MOST_FIT = 2.5;
const REST_FIT = 0.3;

interface Match {
  readonly slot: Slot;
  readonly amount: Amount;
  readonly fit: number;
}

/** Gives each amount to the slot it suits best, the surest first; what is left may fill a needed slot. */
export function assign(solver: Solver, amounts: readonly Amount[], period: Period | null): Assignment {
  const taken = new Map<string, Amount[]>();
  const used = new Set<Amount>();
  let fit = 0;
  const matches = allMatches(solver, amounts);
  const take = ({ slot, amount, fit: value }: Match) => {
    taken.set(slot.key, [...(taken.get(slot.key) ?? []), amount]);
    used.add(amount);
    const count = slot.isMany && amount.times !== null ? amounts[amounts.indexOf(amount) - 1] : undefined;
    if (count) used.add(count);
    fit += Math.min(value, MOST_FIT);
  };
  for (const match of matches)
    if (
      match.fit >= SURE &&
      !isLabelOnly(match) &&
      !used.has(match.amount) &&
      (match.slot.isMany || !taken.has(match.slot.key))
    )
      take(match);
  const isNeeded = (key: string) => solver.needs.some((keys) => keys.includes(key));
  for (const match of matches)
    if (
      match.slot.takesRest &&
      match.fit >= REST_FIT &&
      isNeeded(match.slot.key) &&
      (match.slot.isMany || !taken.has(match.slot.key)) &&
      !used.has(match.amount)
    )
      take({ ...match, fit: match.fit / 2 });
  for (const match of matches)
    if (
      match.fit >= SURE &&
      isLabelOnly(match) &&
      !used.has(match.amount) &&
      (match.slot.isMany || !taken.has(match.slot.key))
    )
      take(match);
  const places = new Map([...taken].flatMap(([key, list]) => list.map((amount) => [amount, key] as const)));
  const values = Object.fromEntries(
    [...taken].map(([key, list]) => [key, inputFrom(list, amounts, FLOWS.has(key) ? period : null, places)]),
  );
  return { values, used, places, fit };
}

/** "Programme 79 dollars" may be the price or a cost: it waits until the plain ones have found their place. */
function isLabelOnly({ slot, amount }: Match): boolean {
  const { label = 0, fixed = 0, cost = 0 } = amount.roles;
  return slot.isMany === true && label > 0 && Math.max(fixed, cost) < 0.5;
}

function allMatches(solver: Solver, amounts: readonly Amount[]): Match[] {
  return solver.slots
    .flatMap((slot) => amounts.map((amount) => ({ slot, amount, fit: slot.fit(amount) })))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => b.fit - a.fit);
}

/** Adds up what fell into one slot; other periods are turned into the one asked about. */
export function inputFrom(
  unsorted: readonly Amount[],
  all: readonly Amount[],
  period: Period | null,
  places: ReadonlyMap<Amount, string> = new Map(),
): Input {
  const list = [...unsorted].sort((a, b) => all.indexOf(a) - all.indexOf(b));
  const isLine = (amount: Amount) => {
    const count = all[all.indexOf(amount) - 1];
    return amount.times !== null && !(count && places.has(count));
  };
  const parts = list.map((amount) => {
    const isOtherPeriod = period !== null && isPeriod(amount.per) && amount.per !== period;
    const value =
      isOtherPeriod && isPeriod(amount.per) ? toPeriod(amount.value, amount.per, period) : amount.value;
    const times = isLine(amount) ? amount.times : null;
    return {
      value: value * (times ?? 1),
      terms: times === null ? figure(value) : `${figure(times)} × ${figure(value)}`,
    };
  });
  const [first] = list;
  return {
    value: parts.reduce((sum, { value }) => sum + value, 0),
    terms: parts.map(({ terms }) => terms).join(" + "),
    kind: first?.kind ?? "bare",
    per: first?.per ?? null,
    span: first?.span ?? null,
    ratio: first?.ratio ?? null,
    range: list.length === 1 ? (first?.range ?? null) : null,
    isEach: first?.isEach ?? false,
    noun: first?.noun ?? null,
  };
}

/** Money that comes or goes in a rhythm: it counts for the period of the sum. */
const FLOWS: ReadonlySet<string> = new Set(["fixed", "sales"]);

/** A weekly sum as a monthly one, where a sum about months borrows it. */
export function inPeriod(key: string, input: Input, period: Period | null): Input {
  if (!period || !FLOWS.has(key) || !isPeriod(input.per) || input.per === period) return input;
  const value = toPeriod(input.value, input.per, period);
  return { ...input, value, terms: figure(value), per: period };
}

/** The smallest set of inputs still missing; empty where one set is complete. */
export function missingFrom(solver: Solver, values: Readonly<Record<string, Input>>): readonly string[] {
  return solver.needs
    .map((keys) => keys.filter((key) => values[key] === undefined))
    .reduce((best, keys) => (keys.length < best.length ? keys : best));
}
