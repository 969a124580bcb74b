import { findConstraints, mentions } from "../../constraints.ts";
import type { Constraint } from "../../playbook/vocabulary.ts";
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

/** A message without the sentences that only rule something out, unless nothing else is left. */
export function withoutRefusals(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/u);
  const kept = sentences.filter((sentence) => findConstraints(sentence).length === 0);
  return kept.length > 0 ? kept.join(" ") : text;
}
