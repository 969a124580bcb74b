import { stemsOf } from "../../text/tokens.ts";
import type { Asking } from "../asking.ts";
import type { BankAnswer, Part } from "../bank/entry.ts";
import { type Found, search } from "../search.ts";

/** Chosen on talks that were written before; scores are those of the answer search. */
const SCORES = {
  /** What was said already fits the message better than anything new by at least this much. */
  lead: 5,
  /** From here on a message says enough by itself to be answered apart from the talk. */
  ownMatter: 5.5,
  /** Below this, nothing new fits the message within the talk. */
  weak: 6,
  /** From here on an answer is surely about the message. */
  sure: 7,
};

const PARTS: readonly Part[] = ["other", "example", "why"];
/** A message with more words of its own names something new. */
const FEW = 2;

/**
 * More of what was said, where a short message names nothing new and the answer given before still fits it best:
 * leaping to the next stored answer would leave the matter.
 */
export function sayMore(
  asking: Asking,
  { hits }: Found,
  next: BankAnswer | undefined,
  text: string,
): { readonly answer: BankAnswer; readonly part: Part } | null {
  const { mentor, said, heard } = asking;
  const [top] = hits;
  const answer = top && said.has(top.entry.id) ? mentor.bank.answers.get(top.entry.id) : undefined;
  if (!answer || !top) return null;
  const scoreOfNext = hits.find(({ entry }) => entry.id === next?.id)?.score ?? 0;
  if (stemsOf(heard.plain).length > FEW) return null;
  if (top.score - scoreOfNext < SCORES.lead || bestAlone(asking, text).score >= SCORES.ownMatter) return null;
  const part = PARTS.find((one) => !said.has(`${answer.id}/${one}`));
  return part ? { answer, part } : null;
}

/** Where the talk leads to nothing near, what the message says by itself comes first. */
export function preferOwn(
  asking: Asking,
  { hits }: Found,
  answers: readonly BankAnswer[],
  text: string,
  maySay: (answer: BankAnswer) => boolean,
): readonly BankAnswer[] {
  const score = hits.find(({ entry }) => entry.id === answers[0]?.id)?.score ?? 0;
  if (score >= SCORES.weak) return answers;
  const own = bestAlone(asking, text);
  const answer = own.id === null ? undefined : asking.mentor.bank.answers.get(own.id);
  return answer && own.score >= SCORES.sure && maySay(answer) ? [answer, ...answers] : answers;
}

/** The best answer to the text as if nothing had been said before. */
function bestAlone({ mentor, facts, said }: Asking, text: string): { id: string | null; score: number } {
  const hit = search(mentor, facts, text).hits.find(({ entry }) => !said.has(entry.id));
  return { id: hit?.entry.id ?? null, score: hit?.score ?? 0 };
}
