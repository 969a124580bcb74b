import { fill, wordsFor } from "../../quest/render.ts";
import type { Asking } from "../asking.ts";
import type { BankAnswer, Part } from "../bank/entry.ts";
import { choiceAsked, chosenBy, saidBack } from "../dialogue/choice.ts";
import { shareIn } from "../dialogue/share.ts";
import { asksWording, wordsToUse } from "../dialogue/wording-asked.ts";
import { whoHurts } from "../reading/feelings.ts";
import { takeUp } from "../reading/take-up.ts";
import { firstSentence, firstSentences, GENTLE_TOPICS, lowerFirst } from "./say-answer.ts";

export function isDistressed({ heard }: Asking): boolean {
  return heard.feeling === "distress";
}

/** Words to use, if they are asked for and there are some; where somebody could be harmed, what to do comes first. */
export function partAsked({ heard }: Asking, { example, caution }: BankAnswer): Part {
  const isHarm = [heard.stakes, caution].some((stakes) => stakes && HARMS.has(stakes));
  return !isHarm && asksWording(heard.plain) && wordsToUse(example) ? "wording" : "answer";
}

const HARMS: ReadonlySet<string> = new Set(["health", "children", "animals"]);

/** "A or B?": the one that the answer speaks for, unless its first sentence says so itself. Nothing is chosen where harm is possible. */
function choiceMade({ heard, turns }: Asking, { answer, step, caution }: BankAnswer): string | null {
  if (turns.length > 0 || heard.stakes || caution || /^(?:yes|no)\b/iu.test(answer)) return null;
  const options = choiceAsked(heard.said);
  const chosen = options && chosenBy(`${firstSentences(answer, READ_FOR_CHOICE)} ${step}`, options);
  return chosen && !chosenBy(firstSentence(answer), options)
    ? `Of the two I would say: ${saidBack(chosen)}.`
    : null;
}

/** What an answer speaks for stands in its first sentences. */
const READ_FOR_CHOICE = 3;

/** Before a first question's answer only what answers: a share that was told, or a choice. Otherwise what the person named. */
export function openingOf(asking: Asking, answer: BankAnswer, part: Part): string | null {
  const { said } = asking.heard;
  if (part !== "answer") return null;
  if (!GENTLE_TOPICS.has(answer.topic))
    return shareIn(said) ?? choiceMade(asking, answer) ?? (mayTakeUp(asking) ? takenUp(said, answer) : null);
  return isDistressed(asking) ? whoHurts(said) : null;
}

/** The same where the answer is less sure: what was named could be beside the point, but for a number within a talk. */
export function openingUnsure(asking: Asking, answer: BankAnswer): string | null {
  const { said } = asking.heard;
  return shareIn(said) ?? (mayTakeUp(asking) ? takeUpNumber(said, answer) : null);
}

const ASKS =
  /\?|\b(?:how|what|why|which|where|when|who|(?:should|can|could|do|does|must|may|shall|am|is|are) (?:i|we|it|there))\b/iu;

/** Within a talk, and where somebody only tells: a first question is answered at once. */
function mayTakeUp({ heard, turns }: Asking): boolean {
  return turns.length > 0 || !ASKS.test(heard.plain);
}

/** The gist of the topic, with the first answer on it, if the question is about that topic. */
export function ruleFor(asking: Asking, { topic }: BankAnswer, part: Part): string | null {
  const { mentor, facts, said } = asking;
  const card = mentor.playbook.cards.get(topic);
  if (!card || part !== "answer" || GENTLE_TOPICS.has(topic) || said.has(ruleId(topic))) return null;
  if (!isAbout(asking, topic)) return null;
  const { person } = facts;
  const rule = fill(card.summary, wordsFor(person, mentor.playbook.lexicons[person.type]));
  return `Rule of thumb for ${lowerFirst(card.title)}: ${lowerFirst(rule)}`;
}

/** So likely must a topic be for its gist to belong to the question. */
const ABOUT = 0.2;

/** Where something is at stake, the gist of what was found is said in any case. */
function isAbout({ mentor, heard, thread }: Asking, topic: string): boolean {
  if (heard.stakes || (thread?.topics.get(topic) ?? 0) >= ABOUT) return true;
  return mentor.classifier
    .guess(heard.plain)
    .some((guess) => guess.topic === topic && guess.probability >= ABOUT);
}

export const ruleId = (topic: string) => `${topic}/rule`;

/** Of what was named only a sum or a count: where the answer is less sure, the rest could be beside the point. */
function takeUpNumber(text: string, answer: BankAnswer): string | null {
  const opening = takenUp(text, answer);
  return opening && /\d/u.test(opening) ? opening : null;
}

/** What the person named, unless the answer names it anyway. */
function takenUp(text: string, { label, answer }: BankAnswer): string | null {
  return takeUp(text, `${label} ${firstSentence(answer)}`);
}
