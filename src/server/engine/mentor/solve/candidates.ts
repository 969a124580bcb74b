import type { Amount } from "./amounts.ts";
import { assign, inPeriod, missingFrom } from "./assign.ts";
import { type Earlier, fillFromEarlier } from "./earlier.ts";
import { unplacedAmount } from "./guard.ts";
import { periodOf, thingIn } from "./question.ts";
import type { Inputs, Solver } from "./solver.ts";
import { SOLVERS } from "./solvers/all.ts";

export interface Talk {
  readonly text: string;
  readonly amounts: readonly Amount[];
  readonly earlier: Earlier;
  readonly currency: string | null;
}

export interface Candidate {
  readonly solver: Solver;
  readonly inputs: Inputs;
  readonly missing: readonly string[];
  readonly score: number;
  readonly cue: number;
  /** How many numbers of the text it uses. */
  readonly ownInputs: number;
  readonly isBorrowed: boolean;
  /** The first amount of the text that has no place in the sum, or one that its words do not support. */
  readonly unplaced: Amount | null;
  /** The question is plain and every number of the text has its place. */
  readonly isStrong: boolean;
}

const UNUSED_LOSS = 1.8;
const UNUSED_MONEY_LOSS = 2.5;
const MISSING_LOSS = 4;
const BORROWED_LOSS = 0.5;
const CUE_WEIGHT = 1.6;
export const ENOUGH = 3.2;
export const PLAIN_CUE = 2.2;

export function allCandidates(talk: Talk): Candidate[] {
  return SOLVERS.flatMap((solver) => candidate(solver, talk, solver.cue(talk.text)) ?? []);
}

export function candidate(solver: Solver, talk: Talk, cue: number): Candidate | null {
  const { text, amounts, earlier } = talk;
  if (cue === 0 || (amounts.length === 0 && cue < PLAIN_CUE)) return null;
  const current =
    solver.id === "price-change" ? amounts : amounts.filter((amount) => !isFormer(amount, amounts));
  const period = periodOf(text, amounts);
  const own = assign(solver, current, period);
  const values = Object.fromEntries(
    Object.entries(fillFromEarlier(solver, own.values, earlier, text)).map(([key, input]) => [
      key,
      own.values[key] ? input : inPeriod(key, input, period),
    ]),
  );
  const missing = missingFrom(solver, values);
  const ownInputs = own.used.size;
  const unused = current.filter((amount) => !own.used.has(amount));
  const unplaced = unplacedAmount({ solver: solver.id, text, amounts: current, ...own, period });
  const isBorrowed = Object.keys(values).length > Object.keys(own.values).length;
  return {
    solver,
    inputs: inputsOf(values, talk),
    missing,
    cue,
    ownInputs,
    isBorrowed,
    unplaced,
    score:
      cue * CUE_WEIGHT +
      own.fit -
      unused.reduce(
        (sum, { kind }) => sum + (kind === "money" || kind === "percent" ? UNUSED_MONEY_LOSS : UNUSED_LOSS),
        0,
      ) -
      MISSING_LOSS * missing.length -
      (isBorrowed ? BORROWED_LOSS : 0),
    isStrong: cue >= PLAIN_CUE && own.fit >= 1.5 && unused.length === 0,
  };
}

/** The 8 in "went up from 8 to 10". */
function isFormer(amount: Amount, all: readonly Amount[]): boolean {
  const next = all[all.indexOf(amount) + 1];
  return (
    /\bfrom\s(?:[$€£]\s?)?$/iu.test(amount.before) && next !== undefined && /^\s?to\s/iu.test(next.before)
  );
}

export function inputsOf(values: Inputs["values"], { text, amounts, earlier, currency }: Talk): Inputs {
  const written = [...amounts, ...[...earlier.amounts].reverse()].find((amount) => amount.currency)?.currency;
  const before = amounts.length < 2 ? (earlier.last?.inputs.thing ?? thingIn("", earlier.amounts)) : null;
  return {
    values,
    currency: written ?? currency,
    thing: thingIn(text, amounts) ?? before,
    period: periodOf(text, amounts) ?? (values.target?.per === "month" ? "month" : null),
    question: text,
  };
}
