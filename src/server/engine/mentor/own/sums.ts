import { FIGURE_FACTS } from "#domain/business/fact-keys.ts";
import { stemsOf, wordsOf } from "../../text/tokens.ts";
import type { Asking } from "../asking.ts";
import { findMove, type Move } from "../dialogue/moves.ts";
import type { Note } from "../reading/notes.ts";
import { NO_BASIS, type Said } from "../said.ts";
import { readAmounts } from "../solve/amounts.ts";
import type { Earlier } from "../solve/earlier.ts";
import { figure, roundedUp } from "../solve/format.ts";
import { isLedgerSolver } from "../solve/ledger/solve-ledger.ts";
import { closingOf, purposeOf, topicOfSum } from "../solve/meaning.ts";
import { asksAmount, asksWhy } from "../solve/question.ts";
import { type Solution, solve } from "../solve/solve.ts";
import type { Parts } from "../solve/solver.ts";
import { earlierOf } from "../solve/talk.ts";

/** A sum that the message asks for or completes, with what the talk and the facts already hold; null for no sum. */
export function sumSaid({ heard, turns, facts, last }: Asking): Said | null {
  const earlier = within(
    heard,
    earlierOf(
      turns.map(({ prompt }) => prompt),
      knownFigures(facts),
    ),
  );
  const solution = solve(heard.text, earlier);
  const again = earlier.said && sumAgain(heard.plain, earlier.said);
  if (solution && turns.length === 0 && solution.kind !== "solved" && isStory(heard.text)) return null;
  if (!solution || (again && solution.kind !== "solved")) return again && { ...again, topic: last.topic };
  return {
    kind: "solved",
    topic: topicOfSum(solution.solver),
    text: textOf(solution, earlier),
    basis: { ...NO_BASIS, cards: ["your own numbers"] },
    suggest: null,
  };
}

/** What is grave and tells no number is not about the sum before it. */
function within({ text, situation, stakes, feeling }: Asking["heard"], earlier: Earlier): Earlier {
  if (readAmounts(text).length > 0) return earlier;
  if (situation || feeling === "distress") return { ...earlier, said: null, last: null, ledger: null };
  return stakes ? { ...earlier, said: null } : earlier;
}

const LONGEST_QUESTION = 30;

/** Tells of numbers, and asks for none: a missing one would not answer it. */
function isStory(text: string): boolean {
  return wordsOf(text).length > LONGEST_QUESTION && !asksAmount(text);
}

const LONGEST_AGAIN = 10;
/** A message that says more has a matter of its own. */
const FEW_WORDS = 3;

/** "Simpler", "shorter", "why?", "what first?" said of a sum. */
function sumAgain(text: string, { result, sum, limit, next }: Parts): Said | null {
  const move = text.split(/\s+/u).length <= LONGEST_AGAIN ? findMove(text) : null;
  const said: Partial<Record<Move, readonly string[]>> = {
    simpler: [
      "Only the result counts:",
      result,
      sum && `Written out step by step, it is this: ${sum}`,
      "Tell me which of these numbers is unclear, and I explain that one.",
    ],
    shorter: ["In short:", result],
    why: asksWhy(text) ? [sum && `It comes from this sum: ${sum}`, limit] : [],
    "what-first": next && stemsOf(text).length < FEW_WORDS ? ["First this:", next] : [],
  };
  const told = ((move && said[move]) ?? []).filter(Boolean).join(" ");
  return told === ""
    ? null
    : {
        kind: "solved",
        topic: null,
        text: told,
        basis: { ...NO_BASIS, cards: ["your own numbers"] },
        suggest: null,
      };
}

/** These are read anew from every message, so that nothing of them is "as before". */
const isWholeEachTime = (solver: string) => solver === "funnel" || isLedgerSolver(solver);

/** The same sum with another number is said in short. */
function textOf(solution: Solution, { last, facts }: Earlier): string {
  const { solver, text } = solution;
  if (solution.kind === "unclear") return text;
  if (solution.kind === "missing") return isLedgerSolver(solver) ? text : `${text} ${purposeOf(solver)}`;
  if (solution.isVerdict || last?.solver !== solver || last.missing || isWholeEachTime(solver))
    return [text, solution.isVerdict ? "" : closingOf(solution, facts)].filter(Boolean).join(" ");
  const isOther = (keys: readonly string[]) =>
    keys.some((key) => solution.inputs.values[key]?.value !== last.inputs.values[key]?.value);
  const same = isOther(PRICES)
    ? ", the costs too"
    : isOther(COSTS)
      ? ", the price too"
      : ": the same price and the same costs";
  return `${solution.short} All else in the sum is as before${same}.`;
}

const COSTS = ["cost", "unitCost", "batch", "fixed", "spend"] as const;
/** Places of a sum that hold a price. */
const PRICES = ["price", "newPrice", "pay", "sales", "rate"] as const;

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

/** What follows from the figures once a new one completes them; null as long as one is missing. */
function whatFollows(told: readonly string[], figures: Earlier["facts"]): string | null {
  const { unitCost, unitPrice, monthlyCosts } = figures;
  if (!unitCost || !unitPrice || !told.some((key) => COMPLETES.has(key))) return null;
  const stays = unitPrice - unitCost;
  const sum = `${figure(unitPrice)} − ${figure(unitCost)}`;
  if (stays < 0)
    return `That would be a loss on each sale: ${sum} = ${figure(stays)}. Is ${figure(unitCost)} the cost of one, or of several? Tell me what one costs, and I count again.`;
  if (stays === 0)
    return `Then a sale brings back just what it cost, and your time is unpaid: ${sum} = 0. What would you like an hour of yours to earn?`;
  const left = `So ${figure(stays)} stays from each sale, before your time: ${sum}.`;
  if (!monthlyCosts)
    return `${left} How long does one take you? Then I can tell what that makes an hour, and a price from time and cost.`;
  const count = roundedUp(monthlyCosts / stays);
  return `${left} ${figure(count)} a month cover the ${figure(monthlyCosts)} that go out anyway; what you sell beyond that is yours.`;
}

function hasTwoCurrencies(text: string): boolean {
  return new Set(readAmounts(text).flatMap(({ currency }) => currency?.toLowerCase() ?? [])).size > 1;
}

const COMPLETES: ReadonlySet<string> = new Set(["unitCost", "unitPrice", "monthlyCosts"]);

/** The reply to a message that only tells something: it is noted, and the number that is missing is asked for. */
export function onlyNoted(text: string, notes: readonly Note[], facts: Asking["facts"]): Said {
  const stated = notes.flatMap((note) => note.facts);
  const told = stated.map(({ key }) => key);
  const figures = stated.map(({ key, value }) => [key, Number(value)] as const);
  const follows = hasTwoCurrencies(text)
    ? "These are two currencies. Tell me both in one, and I work out what stays."
    : whatFollows(told, { ...knownFigures(facts), ...Object.fromEntries(figures) });
  const isOfTime = told.includes("unitMinutes") && told.includes("hourlyWage");
  const key = isOfTime ? "unitMinutes" : told.find((name) => name in ASKS_NEXT);
  const isFirst = notes.some(({ facts }) =>
    facts.some((fact) => fact.key === "firstSale" || fact.key === "sales"),
  );
  const next = follows
    ? follows
    : isOfTime
      ? "What does the material for one cost you? Then I can work out a price."
      : key
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
