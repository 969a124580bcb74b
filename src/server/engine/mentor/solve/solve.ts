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
import { changedInputs, completedInputs, isFollowUp, withCostTold } from "./follow-up.ts";
import { type Followed, followLedger, opensLedger } from "./ledger/follow-ledger.ts";
import { solveLedger } from "./ledger/solve-ledger.ts";
import { asksForFigure, asksForWords, isStatement } from "./question.ts";
import { refineAmounts } from "./refine.ts";
import { Given, type Inputs, type Parts, type Solver } from "./solver.ts";
import { STATEMENT_SOLVERS, solverById } from "./solvers/all.ts";
import { plainSum } from "./solvers/plain.ts";
import { askingText, solvedText, unclearText } from "./wording.ts";

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
  readonly parts: Parts;
  /** What a ledger was read from. */
  readonly told?: string;
}

export interface Missing {
  readonly kind: "missing";
  readonly solver: string;
  readonly inputs: Inputs;
  /** The one input to ask for. */
  readonly missing: string;
  readonly text: string;
  readonly told?: string;
}

/** A sum was asked for, but one number of the text can be read in two ways: no figure is said. */
export interface Unclear {
  readonly kind: "unclear";
  readonly solver: string;
  readonly text: string;
  readonly told?: string;
  /** The number that is asked about. */
  readonly unclear: Amount;
}

export type Solution = Solved | Missing | Unclear;

/** No question has more, and a text that is full of numbers would keep everybody else waiting. */
const MOST_AMOUNTS = 40;

/** Does the sum that is asked for; null where the text asks for none. */
export function solve(
  text: string,
  earlier: Earlier = NOTHING_EARLIER,
  currency: string | null = null,
): Solution | null {
  if (asksForWords(text)) return null;
  const amounts = refineAmounts(text, readAmounts(text)).filter((amount) => !isPronoun(amount, text));
  if (amounts.length > MOST_AMOUNTS) return null;
  const talk: Talk = { text, amounts, earlier, currency };
  const isAsked = asksForFigure(text);
  return (
    fromTold(talk) ??
    fromReply(talk) ??
    fromVerdict(talk) ??
    fromLedger(talk) ??
    (isAsked && talk.amounts.length > 1 ? bestOf(allCandidates(talk), 2) : null) ??
    fromChange(talk, isAsked) ??
    (isAsked ? fromQuestion(talk) : null) ??
    fromStatement(talk) ??
    fromOpen(talk) ??
    (isAsked ? fromDoubt(talk) : null) ??
    ledgerSaid(talk, opensLedger(text, amounts))
  );
}

/** Goes on with what was told of a ledger, unless the message tells one of its own. */
function fromTold(talk: Talk): Solution | null {
  const { text, amounts, earlier, currency } = talk;
  if (!earlier.ledger || (amounts.length > FEW && asksForFigure(text))) return null;
  const money = inputsOf({}, talk).currency ?? currency;
  return ledgerSaid(talk, followLedger(text, amounts, earlier.ledger, isFollowUp(text), money));
}

function ledgerSaid(talk: Talk, followed: Followed | null): Solution | null {
  if (!followed) return null;
  const { told, parts, unclear, asks } = followed;
  const inputs = inputsOf({}, talk);
  if (parts) return { ...solved("ledger", inputs, parts), told };
  if (asks) return { kind: "missing", solver: "ledger", inputs, missing: "lines", text: asks, told };
  const said = { ...talk, text: told, amounts: refineAmounts(told, readAmounts(told)) };
  return unclear ? { ...doubtful(said, "ledger", unclear), told } : null;
}

/** The numbers of a sum that was asked for before they were told. */
function fromOpen({ text, amounts, earlier: { open, ...earlier }, currency }: Talk): Solution | null {
  if (!open || amounts.length === 0 || !isStatement(text)) return null;
  const whole = solve(`${text.replace(/[.\s]+$/u, "")}. ${open.text}`, { ...earlier, open: null }, currency);
  return whole?.kind === "unclear" ? null : whole;
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
  /^\s*(?:(?:so|and|hm+|but),? )?(?:is (?:that|it|this)|ok(?:ay)?|good|bad|fine|worth it|healthy|a lot|too (?:much|little|low|high|expensive|dear|cheap))\b(?![^?]*\b(?:to|that|if|when|without)\s)[^?]{0,30}(?:\?|$)/iu;

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
    parts: { result: verdict, sum: "", limit: "", next: "" },
  };
}

/** "and with 40?": the last sum with one input changed, unless the words plainly ask for another sum. */
function fromChange(talk: Talk, isAsked: boolean): Solution | null {
  const { last } = talk.earlier;
  const solver = last && !last.missing ? solverById(last.solver) : undefined;
  const isNextStage = solver?.id === "funnel" && talk.amounts.some(({ ratio }) => ratio);
  if (!last || !solver || isNextStage) return null;
  if (talk.amounts.some((amount) => isOtherFigure(amount, solver))) return null;
  const cost = isStatement(talk.text) ? withCostTold(talk.text, talk.amounts, last.inputs, solver) : null;
  const inputs = cost ?? changedInputs(talk.text, talk.amounts, last.inputs, solver);
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

const FEW = 3;
/** Sums that say what stays in a way of their own: a share that pays, a shop's part, a pack, so many a day. */
const STAND_INS: ReadonlySet<string> = new Set(["paying-share", "wholesale", "margin", "offer-total"]);

/** What is left, line by line. Where a line is unclear, only a sum of its own kind that uses every number may stand in. */
function fromLedger(talk: Talk): Solved | Unclear | null {
  const inputs = inputsOf({}, talk);
  const answer = solveLedger(talk.text, talk.amounts, inputs.currency);
  if (answer?.parts) return { ...solved(answer.solver, inputs, answer.parts), told: talk.text };
  if (!answer?.unclear) return null;
  const others =
    talk.amounts.length <= FEW ? allCandidates(talk).filter(({ solver }) => STAND_INS.has(solver.id)) : [];
  return (
    bestOf(others, talk.amounts.length) ?? {
      ...doubtful(talk, answer.solver, answer.unclear),
      told: talk.text,
    }
  );
}

/** The sum that would have been done, had every number of the text its place in it. */
function fromDoubt(talk: Talk): Unclear | null {
  const [doubted] = completeOf(allCandidates(talk), 1).filter(({ unplaced }) => unplaced);
  return doubted?.unplaced ? doubtful(talk, doubted.solver.id, doubted.unplaced) : null;
}

function doubtful({ text, amounts }: Talk, solver: string, unclear: Amount): Unclear {
  return { kind: "unclear", solver, text: unclearText(text, amounts, unclear), unclear };
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

/** Those with all they need, the likeliest first. */
function completeOf(candidates: readonly Candidate[], leastOwn: number): Candidate[] {
  return candidates
    .filter(
      ({ missing, score, ownInputs }) => missing.length === 0 && score >= ENOUGH && ownInputs >= leastOwn,
    )
    .sort((a, b) => b.score - a.score);
}

function bestOf(candidates: readonly Candidate[], leastOwn: number): Solved | null {
  let plainest = 0;
  for (const { solver, inputs, unplaced, cue } of completeOf(candidates, leastOwn)) {
    /** A likelier sum that lacks a place for a number stands back, but not for one that is asked for less plainly. */
    if (unplaced) plainest = Math.max(plainest, cue);
    if (unplaced || cue < plainest) continue;
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
    parts,
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
