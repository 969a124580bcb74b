import { FIGURE_FACTS } from "#domain/business/fact-keys.ts";
import type { Asking } from "../asking.ts";
import type { Note } from "../reading/notes.ts";
import { NO_BASIS, type Said } from "../said.ts";
import type { Earlier } from "../solve/earlier.ts";
import { closingOf, purposeOf, topicOfSum } from "../solve/meaning.ts";
import { type Solution, solve } from "../solve/solve.ts";
import { earlierOf } from "../solve/talk.ts";

/** A sum that the message asks for or completes, with what the talk and the facts already hold; null for no sum. */
export function sumSaid({ heard, turns, facts }: Asking): Said | null {
  const earlier = earlierOf(
    turns.map(({ prompt }) => prompt),
    knownFigures(facts),
  );
  const solution = solve(heard.text, earlier);
  if (!solution) return null;
  return {
    kind: "solved",
    topic: topicOfSum(solution.solver),
    text: textOf(solution, earlier),
    basis: { ...NO_BASIS, cards: ["your own numbers"] },
    suggest: null,
  };
}

/** The same sum with another number is said in short. */
function textOf(solution: Solution, { last, facts }: Earlier): string {
  const { solver, text } = solution;
  if (solution.kind === "missing") return `${text} ${purposeOf(solver)}`;
  if (solution.isVerdict || last?.solver !== solver || last.missing || solver === "funnel")
    return [text, solution.isVerdict ? "" : closingOf(solution, facts)].filter(Boolean).join(" ");
  return `${solution.short} All else in the sum is as before: the same price and the same costs.`;
}

function knownFigures({ person }: Asking["facts"]): Earlier["facts"] {
  const { records } = person.business.knowledge;
  return Object.fromEntries(
    FIGURE_FACTS.flatMap((key) => {
      const value = Number(records.get(key)?.value);
      return Number.isFinite(value) && value > 0 ? [[key, value]] : [];
    }),
  );
}

const ASKS_NEXT: Readonly<Record<string, string>> = {
  unitCost:
    "What do you sell one for? Then I can tell what stays in your pocket from each sale, price against cost.",
  unitPrice: "What does one cost you in material and fees? Then I can tell what stays from that price.",
  unitMinutes: "What should an hour of yours earn? With that and the cost I can work out a price.",
  monthlyCosts:
    "What stays from one sale after its own cost? Then I can tell how many cover that each month.",
  monthlyTarget:
    "A good goal to plan with. What stays from one sale, price less cost? Then I can tell how many that takes a month.",
  hourlyWage: "How long does one take you? Then I can work out a price from time and cost.",
};

/** The reply to a message that only tells something: it is noted, and the number that is missing is asked for. */
export function onlyNoted(notes: readonly Note[]): Said {
  const key = notes.flatMap(({ facts }) => facts).find((fact) => fact.key in ASKS_NEXT)?.key;
  const isFirst = notes.some(({ facts }) =>
    facts.some((fact) => fact.key === "firstSale" || fact.key === "sales"),
  );
  const next = key
    ? ASKS_NEXT[key]
    : "That changes what comes next: your next quests go by it. What would you like to look at?";
  return {
    kind: "own",
    topic: key ? "pricing" : null,
    text: `${isFirst ? "Well done, that is worth a moment of joy! " : ""}${notes.map(({ text }) => text).join(" ")} ${next}`,
    basis: NO_BASIS,
    suggest: null,
  };
}
