import { readAmounts } from "./amounts.ts";
import { type Earlier, type FactKey, NOTHING_EARLIER } from "./earlier.ts";
import { isLedgerSolver } from "./ledger/solve-ledger.ts";
import { notedFacts } from "./noted.ts";
import { isStatement } from "./question.ts";
import { type Solution, solve } from "./solve.ts";

const TURNS_KEPT = 8;

/** Replays what the person said, oldest first, so that nothing about sums has to be stored. */
export function earlierOf(
  turns: readonly string[],
  facts: Earlier["facts"] = {},
  currency: string | null = null,
): Earlier {
  return turns
    .slice(-TURNS_KEPT)
    .reduce((earlier, turn) => afterTurn(turn, earlier, currency), { ...NOTHING_EARLIER, facts });
}

/** What one costs stays known; other results are of use for the very next sum only. */
function costIn({ cost, unitCost }: Earlier["found"]): Earlier["found"] {
  return { ...(cost !== undefined && { cost }), ...(unitCost !== undefined && { unitCost }) };
}

/** The talk after one more turn of the person. */
export function afterTurn(text: string, earlier: Earlier, currency: string | null): Earlier {
  const solution = solve(text, earlier, currency);
  const noted = notedFacts(text).map(({ key, value }) => [key, value] as const);
  const facts: Partial<Record<FactKey, number>> = { ...earlier.facts, ...Object.fromEntries(noted) };
  const isOfLedger = solution?.kind === "unclear" || isLedgerSolver(solution?.solver ?? "");
  return {
    amounts: isOfLedger ? [] : [...earlier.amounts, ...readAmounts(text)],
    facts,
    found: solution?.kind === "solved" ? { ...costIn(earlier.found), ...solution.found } : earlier.found,
    last:
      solution && solution.kind !== "unclear"
        ? {
            solver: solution.solver,
            inputs: solution.inputs,
            missing: solution.kind === "missing" ? solution.missing : null,
          }
        : earlier.last,
    said: solution?.kind === "solved" ? (solution.isVerdict ? earlier.said : solution.parts) : null,
    open: openAfter(text, solution, earlier),
    ledger: toldAfter(solution, earlier),
  };
}

/** A price that is asked for without a number waits for what is told next. */
function openAfter(text: string, solution: Solution | null, { open }: Earlier): Earlier["open"] {
  if (solution) return null;
  const hasNumbers = readAmounts(text).length > 0;
  if (!hasNumbers && ASKS_OWN_PRICE.test(text)) return { text, idle: 0 };
  if (!open) return null;
  if (hasNumbers && isStatement(text))
    return { text: `${text.replace(/[.\s]+$/u, "")}. ${open.text}`, idle: open.idle };
  return open.idle < WAITS_AT_MOST ? { ...open, idle: open.idle + 1 } : null;
}

/** Turns without a number after which nobody waits for one any more. */
const WAITS_AT_MOST = 1;

const ASKS_OWN_PRICE =
  /\b(?:how much|what(?: price)?) (?:should|must|do|can|could|would|shall) (?:i|we) (?:charge|ask|take|sell)\b|\bwhat(?:'s| is) (?:a |the )?(?:right|good|fair) price\b|\bhow (?:do|should) (?:i|we) price\b/iu;

/** A ledger is followed as long as no other sum came, and for so many turns without any. */
const IDLE_AT_MOST = 2;

function toldAfter(solution: Solution | null, { ledger }: Earlier): Earlier["ledger"] {
  if (solution)
    return solution.told === undefined
      ? null
      : { text: solution.told, unclear: solution.kind === "unclear" ? solution.unclear : null, idle: 0 };
  return ledger && ledger.idle < IDLE_AT_MOST ? { ...ledger, idle: ledger.idle + 1 } : null;
}
