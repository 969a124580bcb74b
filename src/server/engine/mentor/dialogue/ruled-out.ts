import { findConstraints, mentions } from "../../constraints.ts";
import type { Constraint } from "../../playbook/vocabulary.ts";
import { stemsOf } from "../../text/tokens.ts";
import type { Asking } from "../asking.ts";
import type { BankAnswer } from "../bank/entry.ts";

/** Topics that are all about what is ruled out. */
const TOPICS: Partial<Record<Constraint, string>> = {
  "no-social-media": "social-media",
  "no-ads": "ads",
  "no-events": "stalls",
};

/** What the person ruled out, here or earlier in the talk; something that the message itself asks about is open again. */
export function ruledOut({ heard, turns, facts }: Pick<Asking, "heard" | "turns" | "facts">): Constraint[] {
  const now = findConstraints(heard.text);
  const before = turns.flatMap(({ prompt }) => findConstraints(prompt));
  const asksAbout = (name: Constraint) => !now.includes(name) && mentions(heard.text, name);
  return [...new Set([...now, ...before, ...facts.person.constraints])].filter((name) => !asksAbout(name));
}

/** Whether an answer is about something that was ruled out. */
export function isRuledOut(
  { label, topic, step }: Pick<BankAnswer, "label" | "topic" | "step">,
  names: readonly Constraint[],
): boolean {
  return names.some((name) => TOPICS[name] === topic || mentions(`${label}. ${step}`, name));
}

const ASKS = /\?\W*$|\b(?:how|what|where|who|which|why|should i|can i|could i|do i)\b/iu;
const CLAUSE_ENDS = /[,;:]|\b(?:and|but|so|because|since|though)\b/iu;
/** A sentence with more words than these besides its refusal tells something of its own. */
const FEW = 6;

/** A message without the sentences that only rule something out, unless nothing else is left. */
export function withoutRefusals(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/u);
  const kept = sentences.filter((sentence) => !onlyRefuses(sentence));
  return kept.length > 0 ? kept.join(" ") : text;
}

function onlyRefuses(sentence: string): boolean {
  if (ASKS.test(sentence) || findConstraints(sentence).length === 0) return false;
  const besides = sentence.split(CLAUSE_ENDS).filter((clause) => findConstraints(clause).length === 0);
  return stemsOf(besides.join(" ")).length <= FEW;
}
