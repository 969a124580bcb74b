import { wordsOf } from "../text/tokens.ts";
import type { Classifier, Guess } from "./classifier.ts";
import { type Facet, findFacet, pointsBack } from "./follow-up.ts";
import { findSafetyRule } from "./safety.ts";

export interface Question {
  readonly text: string;
  /** Topics of the latest answers, newest first. */
  readonly lastTopics: readonly string[];
  /** From 1; later attempts answer with another facet of the topic. */
  readonly attempt: number;
}

export interface Understanding {
  readonly kind: "safety" | "answer" | "unsure" | "out-of-scope" | "small-talk";
  readonly topic: string | null;
  readonly facet: Facet | null;
  /** The best guesses, most likely first. */
  readonly guesses: readonly Guess[];
}

const SURE = 0.34;
const CLEAR_LEAD = 2;
const HALF_SURE = 0.14;
/** Above this confidence, a message has its own topic, whatever came before. */
const PLAIN = 0.75;
/** Below this confidence, a short message continues the previous topic. */
const VAGUE = 0.5;
const VAGUE_WORDS = 14;
const SHORT_WORDS = 9;

const OUT_OF_SCOPE = "out-of-scope";
const SMALL_TALK = "small-talk";

/** Determines the topic of a question, considering the conversation so far. */
export function understand({ classifier }: { classifier: Classifier }, question: Question): Understanding {
  const all = classifier.guess(question.text);
  const guesses = all.slice(0, 5);
  const nothing = { topic: null, facet: null, guesses };
  if (findSafetyRule(question.text)) return { ...nothing, kind: "safety" };
  const last = question.lastTopics[0];
  if (last && goesOn(question.text, all, last))
    return { kind: "answer", topic: last, facet: findFacet(question.text) ?? "steps", guesses };
  if (probabilityOf(all, SMALL_TALK) >= PLAIN) return { ...nothing, kind: "small-talk" };
  const inScope = all.filter(({ topic }) => topic !== OUT_OF_SCOPE && topic !== SMALL_TALK).slice(0, 5);
  const [best, second] = inScope;
  const outside = probabilityOf(all, OUT_OF_SCOPE) + probabilityOf(all, SMALL_TALK);
  if (!best || best.probability < HALF_SURE || outside >= best.probability)
    return { ...nothing, kind: "out-of-scope" };
  const isSure = best.probability >= SURE || best.probability >= CLEAR_LEAD * (second?.probability ?? 0);
  return { kind: isSure ? "answer" : "unsure", topic: best.topic, facet: null, guesses: inScope };
}

/** Continues the last topic: points back or is too vague, and does not clearly name another topic. */
function goesOn(text: string, guesses: readonly Guess[], last: string): boolean {
  const [first] = guesses;
  if (!first || first.topic === last) return true;
  const opensWithAnd = /^\s*(?:and|but|so|ok|what if|why)\b/iu.test(text);
  const isPlain = first.probability >= PLAIN && !(opensWithAnd && first.topic !== OUT_OF_SCOPE);
  if (isPlain && !(first.topic === OUT_OF_SCOPE && findFacet(text))) return false;
  const length = wordsOf(text).length;
  const isVague = first.probability < VAGUE && length <= VAGUE_WORDS;
  return isVague || pointsBack(text) || (opensWithAnd && length <= SHORT_WORDS);
}

function probabilityOf(guesses: readonly Guess[], topic: string): number {
  return guesses.find((guess) => guess.topic === topic)?.probability ?? 0;
}
