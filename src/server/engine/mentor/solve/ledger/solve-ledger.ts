import type { Amount } from "../amounts.ts";
import type { Parts } from "../solver.ts";
import { solveCostOfOne } from "./cost-of-one.ts";
import { solveCostRise } from "./cost-rise.ts";
import { readLedger } from "./ledger.ts";
import { questionIn } from "./lines.ts";
import { saidOf } from "./say.ts";
import { solveTwoWays } from "./two-ways.ts";

const ASKS_WHAT_STAYS =
  /\b(?:profit|net|bottom line|take ?home)\b|\b(?:did|do|am|are) (?:i|we) (?:make|making|lose|losing|earn|earning)\b|\b(?:what|how much|whats|what's)\b[^.?!]*\b(?:left|keep|kept|clear|cleared|make|made|making|earn|earned|remains?|stays?|stay|profit|take home|net|for me|for us|mine|pocket|raise|raised)\b/iu;
/** Questions that other sums answer, though they speak of profit or of what is left. */
export const ASKS_OTHER =
  /\bhow (?:many|long|often)\b|\bbreak[- ]?even\b|\bmargin\b|\bmark-?up\b|\b(?:per|an|my) hour\b|\bhourly\b|\bpercent(?:age)? (?:of|is|do)\b|\bin (?:%|percent)|\b(?:what|how much|which price) (?:price|should i (?:charge|ask)|do i (?:charge|ask|bill)|must i charge)\b|\bhave to (?:charge|ask)\b|\b(?:want|need|goal|target|aim)\b|\bbetter off\b|\bif (?:i|we) (?:raise|put|go)\b|\binstead of\b|\bhow much more\b|\bset aside\b|\bput aside\b|\bsave\b|\bvisitors|followers|subscribers pay\b/iu;

/** Sums that are read as a whole from one message: none of their numbers stands for another sum. */
const LEDGER_SOLVERS = ["ledger", "cost-rise", "two-ways", "cost-of-one"] as const;

export function isLedgerSolver(solver: string): boolean {
  return LEDGER_SOLVERS.some((name) => name === solver);
}

interface LedgerAnswer {
  readonly parts: Parts | null;
  readonly unclear: Amount | null;
  readonly solver: (typeof LEDGER_SOLVERS)[number];
}

const FEWEST = 3;

/** What is left after costs, where a message tells incomes and costs of its own; null where none of this is asked. */
export function solveLedger(
  text: string,
  amounts: readonly Amount[],
  currency: string | null,
): LedgerAnswer | null {
  const rise = solveCostRise(text, amounts, currency);
  if (rise) return { ...rise, solver: "cost-rise" };
  const ways = solveTwoWays(text, amounts, currency);
  if (ways) return { parts: ways, unclear: null, solver: "two-ways" };
  const cost = solveCostOfOne(text, amounts, currency);
  if (cost) return { parts: cost, unclear: null, solver: "cost-of-one" };
  const question = questionIn(text);
  if (amounts.length < FEWEST || !ASKS_WHAT_STAYS.test(text) || ASKS_OTHER.test(text)) return null;
  const ledger = readLedger(text, amounts, question);
  if ("unclear" in ledger) return { parts: null, unclear: ledger.unclear, solver: "ledger" };
  return { parts: saidOf(ledger, question, currency), unclear: null, solver: "ledger" };
}
