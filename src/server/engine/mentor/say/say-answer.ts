import type { QuestWords } from "../../business/words.ts";
import { fill } from "../../quest/render.ts";
import type { BankAnswer, Part } from "../bank/entry.ts";
import { wordsToUse } from "../dialogue/wording-asked.ts";

/** Leads to the step; which one is said depends on the answer, so that two in a row differ. */
const LEADS = ["This week for {business}:", "Next for {business}:", "A first step for {business}:"] as const;
const GENTLE_LEAD = "One small thing:";
/** Feelings first: no talk of the business unless the person does. */
export const GENTLE_TOPICS: ReadonlySet<string> = new Set(["motivation", "burnout"]);

interface Saying {
  readonly part: Part;
  readonly words: QuestWords;
  /** What settles most questions of the topic, in a sentence; stands last, since it is no answer to the very question. */
  readonly rule?: string | null;
  /** Could something else have been meant? Then what it was taken for stands last: the first sentence answers. */
  readonly isReadAs?: boolean;
  /** What the person said, said back; stands first. */
  readonly reflection?: string | null;
}

export function sayAnswer(answer: BankAnswer, { part, words, rule, reflection, isReadAs }: Saying): string {
  return [
    led(reflection, fill(listOnOwnLines(textOf(answer, part)), words)),
    ...(answer.depends && part === "answer" ? [fill(answer.depends, words)] : []),
    ...(HAS_STEP.has(part) ? [`**${fill(leadOf(answer, part), words)}** ${fill(answer.step, words)}`] : []),
    ...(rule ? [rule] : []),
    ...(isReadAs && SAYS_MATTER.has(part) && !GENTLE_TOPICS.has(answer.topic)
      ? [`I read this as a question about “${lowerFirst(answer.label)}”.`]
      : []),
  ].join("\n\n");
}

/** "As for the labels:" leads to the sentence after it. */
function led(opening: string | null | undefined, text: string): string {
  if (!opening) return text;
  if (!opening.endsWith(":")) return `${opening} ${text}`;
  return /^(?:Another way|For example|In words like these):/u.test(text)
    ? `${opening.slice(0, -1)}, ${lowerFirst(text)}`
    : `${opening} ${lowerFirst(text)}`;
}

/** Those that could be taken for something else without it. */
const SAYS_MATTER: ReadonlySet<Part> = new Set(["answer", "wording", "other"]);
const HAS_STEP: ReadonlySet<Part> = new Set(["answer", "short", "recap", "first", "wording"]);

function textOf(answer: BankAnswer, part: Part): string {
  switch (part) {
    case "short":
      return firstSentence(answer.answer);
    case "recap":
      return firstSentences(answer.answer, RECAP_SENTENCES);
    case "first":
      return "First this one thing; the rest can wait until it is done.";
    case "other":
      return `Another way: ${lowerFirst(answer.other)} What stays true for {business}: ${lowerFirst(answer.why)}`;
    case "other-short":
      return firstSentence(answer.other);
    case "example":
      return `For example: ${answer.example} Keep its shape, and put your own offer, names and numbers in.`;
    case "wording":
      return `${wordsToUse(answer.example) ? "In words like these" : "For example"}: ${answer.example} Put your own facts in their place, and keep the aim in sight: ${lowerFirst(firstSentence(answer.answer))}`;
    case "why":
      return `${answer.why} So for {business}: ${lowerFirst(firstSentence(answer.answer))} For example: ${answer.example}`;
    default:
      return answer[part];
  }
}

function leadOf({ id, topic }: BankAnswer, part: Part): string {
  if (part === "short") return "Do just this:";
  if (GENTLE_TOPICS.has(topic)) return GENTLE_LEAD;
  return LEADS[id.length % LEADS.length] ?? LEADS[0];
}

/** What was said before is called to mind, and not said again in full. */
const RECAP_SENTENCES = 2;

export function firstSentences(text: string, count: number): string {
  return text
    .split(/(?<=[.!?]["”’*]*)\s+/u)
    .slice(0, count)
    .join(" ");
}

export function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s|$)/su.exec(text)?.[0] ?? text;
}

/** Steps that stand in the running text get lines of their own. */
function listOnOwnLines(text: string): string {
  return text.replaceAll(/\s+(?=\d\. \p{Lu})/gu, "\n");
}

/** "I" and names keep their capital. */
export function lowerFirst(text: string): string {
  return /^(?:I\b|I'|\p{Lu}\p{Lu}|\{|"|“)/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
