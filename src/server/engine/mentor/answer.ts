import type { Guess } from "../text/classifier.ts";
import type { Asking } from "./asking.ts";
import { goesOn } from "./dialogue/going-on.ts";
import { NO_TALK, type Talk } from "./dialogue/talk.ts";
import { threadOf } from "./dialogue/thread.ts";
import { saidIn, type Turn, talkOf } from "./dialogue/turns.ts";
import { type MentorFacts, tradeOf } from "./facts.ts";
import { hear } from "./hear.ts";
import type { Mentor } from "./mentor.ts";
import { onlyNoted } from "./own/sums.ts";
import { isHurt } from "./reading/feelings.ts";
import { guessLanguage, type Language } from "./reading/language.ts";
import { notesIn } from "./reading/notes.ts";
import { reply } from "./reply.ts";
import { findSafetyRule, safetyAnswer } from "./safety.ts";
import { NO_BASIS, type Said } from "./said.ts";
import { search } from "./search.ts";
import { isNearGrave } from "./stakes/grave.ts";

export interface Question {
  readonly text: string;
  /** Its meaning as a vector of the sentence encoder; without it, words alone count. */
  readonly sense?: Float32Array | null;
  /** Earlier turns, oldest first. */
  readonly turns: readonly Turn[];
  /** From 1; later attempts answer in another way. */
  readonly attempt: number;
  /** The quest that the person has open, if they ask from it. */
  readonly questId: string | null;
}

export interface BuiltInAnswer extends Said {
  readonly talk: Talk;
  /** Says in the person's language that the answer is in English; empty for English. */
  readonly notice: string;
  /** Most likely topics, for the prompt of a language model. */
  readonly guesses: readonly Guess[];
}

/** The whole of an answer that the built-in engine says itself. */
export function wholeText({ notice, text, after = [] }: BuiltInAnswer): string {
  return [notice, text, ...after].filter(Boolean).join("\n\n");
}

/** Answers without a language model: from the bank, the person's own data and sums. */
export function answer(mentor: Mentor, question: Question, facts: MentorFacts): BuiltInAnswer {
  const rule = findSafetyRule(question.text);
  if (rule) {
    const fixed: Said = {
      kind: "safety",
      topic: null,
      text: safetyAnswer(rule, question.text),
      basis: NO_BASIS,
      suggest: null,
      isFixed: true,
    };
    return { ...fixed, talk: NO_TALK, notice: "", guesses: [] };
  }
  const heard = hear(question.text, mentor.glossary, mentor.spell, tradeOf(facts));
  const turns = question.turns.map((turn) => remembered(mentor, turn, facts));
  const asking: Asking = {
    mentor,
    facts,
    heard,
    // Words for somebody who is hurt are chosen by what they said and by nothing else.
    sense: isHurt(heard.feeling) ? null : (question.sense ?? null),
    turns,
    last: talkOf(turns),
    thread: goesOn(mentor, heard.plain, question.turns),
    said: saidIn(turns),
    attempt: question.attempt,
    questId: question.questId,
  };
  const said = withNotes(asking, reply(asking));
  const { language } = heard;
  const notice =
    language === "en" || wroteBefore(language, question.turns) ? "" : mentor.glossary.notice(language);
  return {
    ...said,
    notice,
    talk: { ...NO_TALK, topic: said.topic, ...said.talk, said: [...(said.talk?.said ?? []), ...asking.said] },
    guesses: mentor.classifier.guess(heard.plain).slice(0, 5),
  };
}

/** Whoever wrote in this language before has read that the answers are in English. */
function wroteBefore(language: Language, turns: readonly Turn[]): boolean {
  return turns.some(({ prompt }) => guessLanguage(prompt) === language);
}

/** A message that only tells something is noted; within a matter it is answered as well. */
function withNotes(asking: Asking, said: Said): Said {
  const notes = asking.heard.situation ? [] : notesIn(asking.heard.text, asking.facts);
  if (notes.length === 0) return said;
  const { text, feeling } = asking.heard;
  const isOnlyTold =
    !isHurt(feeling) && (said.kind === "answer" || said.kind === "unsure") && isTelling(text);
  const noted = isOnlyTold ? onlyNoted(text, notes, asking.facts) : null;
  return { ...(noted && (!asking.thread || noted.topic) ? noted : said), notes };
}

const LONGEST_TELLING = 14;

function isTelling(text: string): boolean {
  return (
    !/\?|\b(?:how (?:do|can|to|should|does)|what (?:do|should|can|now)|why (?:do|is|are)|where (?:do|can)|should i|can i)\b/iu.test(
      text,
    ) && text.split(/\s+/u).length <= LONGEST_TELLING
  );
}

/** A turn whose state was not stored: what it was about is found again from its words. */
function remembered(mentor: Mentor, turn: Turn, facts: MentorFacts): Turn {
  if (turn.talk) return turn;
  const { plain } = hear(turn.prompt, mentor.glossary, mentor.spell);
  const topics = threadOf(mentor.classifier, [turn])?.topics ?? new Map();
  const { hits } = search(mentor, facts, plain, { before: { text: turn.answer ?? "", topics } });
  const hit = hits.find(({ entry }) => mentor.bank.answers.has(entry.id));
  const talk: Talk = {
    ...NO_TALK,
    answerId: hit?.entry.id ?? null,
    topic: hit?.entry.topic ?? null,
    isGrave: isNearGrave(hits, mentor.bank.answers),
  };
  return { ...turn, talk };
}
