import { type Amount, readAmounts } from "./amounts.ts";
import {
  allCandidates,
  type Candidate,
  candidate,
  ENOUGH,
  inputsOf,
  PLAIN_CUE,
  type Talk,
} from "./candidates.ts";
import { type Earlier, NOTHING_EARLIER } from "./earlier.ts";
import { changedInputs, completedInputs } from "./follow-up.ts";
import { asksForFigure, asksForWords, isStatement } from "./question.ts";
import { refineAmounts } from "./refine.ts";
import { Given, type Inputs, type Parts, type Solver } from "./solver.ts";
import { STATEMENT_SOLVERS, solverById } from "./solvers/all.ts";
import { plainSum } from "./solvers/plain.ts";
import { askingText, solvedText } from "./wording.ts";

export interface Solved {
  readonly kind: "solved";
  readonly solver: string;
  readonly inputs: Inputs;
  readonly text: string;
  /** Only the result and the sum. */
  readonly short: string;
  /** Says whether the last result is good, without a sum. */
  readonly isVerdict?: boolean;
  /** Figures a later sum may use, by the name of its input. */
  readonly found: Readonly<Record<string, number>>;
}

export interface Missing {
  readonly kind: "missing";
  readonly solver: string;
  readonly inputs: Inputs;
  /** The one input to ask for. */
  readonly missing: string;
  readonly text: string;
}

export type Solution = Solved | Missing;

/** Does the sum that is asked for; null where the text asks for none. */
export function solve(
  text: string,
  earlier: Earlier = NOTHING_EARLIER,
  currency: string | null = null,
): Solution | null {
  if (asksForWords(text)) return null;
  const amounts = refineAmounts(text, readAmounts(text)).filter((amount) => !isPronoun(amount, text));
  const talk: Talk = { text, amounts, earlier, currency };
  const isAsked = asksForFigure(text);
  return (
    fromReply(talk) ??
    fromVerdict(talk) ??
    (isAsked && talk.amounts.length > 1 ? bestOf(allCandidates(talk), 2) : null) ??
    fromChange(talk, isAsked) ??
    (isAsked ? fromQuestion(talk) : null) ??
    fromStatement(talk)
  );
}

const MAKES =
  /\b(?:put|make|makes|finish|bake|sew|build|do|knit|assemble|pack|paint|produce|print|sell)\s(?:about )?$/iu;

/** The "one" of "I make one in an hour". */
function isPronoun({ value, kind, per, noun, before }: Amount, text: string): boolean {
  const isWord = value === 1 && kind === "bare" && !/(?<![\d.,])1(?![\d.,])/u.test(text);
  return isWord && per === null && noun === null && MAKES.test(before);
}

function fromQuestion(talk: Talk): Solution | null {
  const { text, amounts, earlier, currency } = talk;
  if (amounts.length === 0 && earlier.amounts.length === 0 && Object.keys(earlier.facts).length === 0)
    return null;
  const candidates = allCandidates(talk);
  const best = bestOf(candidates, amounts.length > 0 ? 1 : 0);
  if (best) return best;
  const plain = plainSum(text, amounts, currency);
  if (plain) return solved("plain", inputsOf({}, talk), plain);
  return askForOne(candidates);
}

/** The number that was asked for in the turn before. */
function fromReply(talk: Talk): Solution | null {
  const { last } = talk.earlier;
  const solver = last?.missing ? solverById(last.solver) : undefined;
  if (!solver || (asksForFigure(talk.text) && talk.amounts.length > 1)) return null;
  const inputs = completedInputs(talk.amounts, talk.earlier, solver);
  const parts = inputs && solver.answer(new Given(inputs));
  return inputs && parts ? solved(solver.id, inputs, parts) : null;
}

const ASKS_VERDICT =
  /^\s*(?:(?:so|and|hm+|but),? )?(?:is (?:that|it|this)|ok(?:ay)?|good|bad|fine|worth it|healthy|a lot|too (?:much|little|low|high))\b[^?]{0,30}\?/iu;

function fromVerdict({ text, amounts, earlier: { last } }: Talk): Solution | null {
  const solver = last && !last.missing ? solverById(last.solver) : undefined;
  if (!last || !solver?.verdict || amounts.length > 0 || !ASKS_VERDICT.test(text)) return null;
  const verdict = solver.verdict(new Given(last.inputs));
  return {
    kind: "solved",
    solver: solver.id,
    inputs: last.inputs,
    text: verdict,
    short: verdict,
    isVerdict: true,
    found: {},
  };
}

/** "and with 40?": the last sum with one input changed, unless the words plainly ask for another sum. */
function fromChange(talk: Talk, isAsked: boolean): Solution | null {
  const { last } = talk.earlier;
  const solver = last && !last.missing ? solverById(last.solver) : undefined;
  const isNextStage = solver?.id === "funnel" && talk.amounts.some(({ ratio }) => ratio);
  if (!last || !solver || isNextStage) return null;
  if (talk.amounts.some((amount) => isOtherFigure(amount, solver))) return null;
  const inputs = changedInputs(talk.text, talk.amounts, last.inputs, solver);
  if (!inputs) return null;
  const isOther =
    isAsked &&
    allCandidates(talk).some(
      (found) =>
        found.solver !== solver &&
        found.cue >= PLAIN_CUE &&
        found.missing.length === 0 &&
        found.ownInputs > 0,
    );
  if (isOther && solver.cue(talk.text) < PLAIN_CUE) return null;
  const parts = solver.answer(new Given(inputs));
  return parts ? solved(solver.id, inputs, parts) : null;
}

const LEFT_EACH =
  /\b(?:make|earn|keep|clear|left|leaves? me|profit)\s(?:about |only |just )?(?:[$€£]\s?)?$/iu;
const SELLS_FOR = /\bsell (?:it|them|one|each|this) (?:for|at)\s(?:about )?(?:[$€£]\s?)?$/iu;

/** "I make 7 on a candle", "I sell it for 24": a figure that the last sum has no place for. */
function isOtherFigure({ before, after }: Amount, { slots }: Solver): boolean {
  const has = (...keys: string[]) => slots.some(({ key }) => keys.includes(key));
  const isLeftEach = LEFT_EACH.test(before) && /^\s?(?:\p{L}+ )?(?:on|per|from|each|a)\b/iu.test(after);
  return (
    (isLeftEach && !has("profitEach")) ||
    (SELLS_FOR.test(before) && !has("price", "pay", "sales", "newPrice"))
  );
}

/** "and I sell it at 8": a statement that completes a sum with what was said before. */
function fromStatement(talk: Talk): Solution | null {
  if (talk.amounts.length === 0 || !isStatement(talk.text)) return null;
  const candidates = STATEMENT_SOLVERS.flatMap(
    (solver) => candidate(solver, talk, Math.max(solver.cue(talk.text), 1.5)) ?? [],
  );
  const usable = candidates.filter(
    ({ ownInputs, isBorrowed, solver, cue }) =>
      ownInputs >= talk.amounts.length && (isBorrowed || (solver.isStatedWhole && cue >= 2)),
  );
  return (
    bestOf(usable, 1) ??
    (talk.earlier.last ? null : askForOne(candidates.filter(({ solver }) => solver.isStatedWhole)))
  );
}

function bestOf(candidates: readonly Candidate[], leastOwn: number): Solved | null {
  const complete = candidates.filter(
    ({ missing, score, ownInputs }) => missing.length === 0 && score >= ENOUGH && ownInputs >= leastOwn,
  );
  for (const { solver, inputs } of complete.sort((a, b) => b.score - a.score)) {
    const parts = solver.answer(new Given(inputs));
    if (parts) return solved(solver.id, inputs, parts);
  }
  return null;
}

function solved(solver: string, inputs: Inputs, parts: Parts): Solved {
  return {
    kind: "solved",
    solver,
    inputs,
    text: solvedText(parts, inputs),
    short: solvedText({ result: parts.result, sum: parts.sum, limit: "", next: "" }, inputs),
    found: parts.found ?? {},
  };
}

/** Only where all but one are there, the words ask for it plainly, and no other number is left over. */
function askForOne(candidates: readonly Candidate[]): Missing | null {
  const [best] = candidates
    .filter(({ missing, isStrong, ownInputs }) => missing.length === 1 && isStrong && ownInputs > 0)
    .sort((a, b) => b.score - a.score);
  const key = best?.missing[0];
  const question = key === undefined ? undefined : best?.solver.askFor[key];
  if (!best || key === undefined || !question) return null;
  return {
    kind: "missing",
    solver: best.solver.id,
    inputs: best.inputs,
    missing: key,
    text: askingText(best.inputs, question),
  };
}
