import { readAmounts } from "./amounts.ts";
import { type Earlier, type FactKey, NOTHING_EARLIER } from "./earlier.ts";
import { notedFacts } from "./noted.ts";
import { solve } from "./solve.ts";

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
  return {
    amounts: [...earlier.amounts, ...readAmounts(text)],
    facts,
    found: solution?.kind === "solved" ? { ...costIn(earlier.found), ...solution.found } : earlier.found,
    last: solution
      ? {
          solver: solution.solver,
          inputs: solution.inputs,
          missing: solution.kind === "missing" ? solution.missing : null,
        }
      : earlier.last,
  };
}
