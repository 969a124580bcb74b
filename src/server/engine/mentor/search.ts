import type { Classifier, Guess } from "../text/classifier.ts";
import { stemsOf } from "../text/tokens.ts";
import type { Bank } from "./bank/bank.ts";
import { findAnswers, type Hit } from "./bank/find-answers.ts";
import { type MentorFacts, tradeOf } from "./facts.ts";
import { outsideOf } from "./reading/foreign.ts";
import { findSituation } from "./stakes/find-situation.ts";
import type { Situation } from "./stakes/situation.ts";
import { findStakes, TOPICS_AT_STAKE } from "./stakes/stakes.ts";

/** What was found for a question: stored answers and topics, best first. */
export interface Found {
  readonly hits: readonly Hit[];
  readonly topics: readonly Guess[];
  /** How much likelier the question is outside of the field than in its best topic. */
  readonly outside: number;
}

/**
 * The question without the words of the own trade: "candle" would find what was written about candles, whatever was
 * asked. A question of nothing else stays as it is.
 */
function withoutTrade(text: string, { person }: MentorFacts): string {
  const { words } = person.business;
  const own = new Set(stemsOf([person.businessName, words["offer.many"], words["offer.one"]].join(" ")));
  const kept = text.split(/\s+/u).filter((word) => !stemsOf(word).some((stem) => own.has(stem)));
  return stemsOf(kept.join(" ")).length > 0 ? kept.join(" ") : text;
}

const OUT_OF_SCOPE = "out-of-scope";
const SMALL_TALK = "small-talk";
const KEPT = 60;

/** "Is 60 a month too much?" */
const PRICE_IN_DOUBT =
  /\b(?:is|are|would) (?:[$€£] ?)?\d[\d.,]*(?: ?[$€£]| \p{L}+)?(?: (?:an?|per|each|for) \p{L}+(?: \p{L}+)?)? (?:ok(?:ay)?|fair|too (?:much|little|low|high|dear|cheap)|cheap|expensive|reasonable|enough|all right|a lot|steep)\b/iu;
const PRICES: ReadonlySet<string> = new Set(["pricing"]);

interface Context {
  /** The talk that the text goes on from: its words, and how likely each topic is there. */
  readonly before?: { readonly text: string; readonly topics: ReadonlyMap<string, number> } | undefined;
  /** What the message tells of, if that is known. */
  readonly situation?: Situation | null;
  /** Only answers of this topic. */
  readonly topic?: string;
}

export function search(
  { bank, classifier }: { readonly bank: Bank; readonly classifier: Classifier },
  facts: MentorFacts,
  text: string,
  context: Context = {},
): Found {
  const { before, topic: only } = context;
  const stakes = findStakes(text);
  const guesses = classifier.guess(text);
  const ofText = guesses.filter(({ topic }) => topic !== OUT_OF_SCOPE && topic !== SMALL_TALK);
  const topics = before ? withThread(ofText, before.topics, stemsOf(text).length) : ofText;
  const chanceOf = (wanted: string) => guesses.find(({ topic }) => topic === wanted)?.probability ?? 0;
  const hits = findAnswers(bank, {
    text: withoutTrade(text, facts),
    before: before?.text,
    topicBefore: before && likeliest(before.topics),
    model: facts.person.business.way.model,
    stage: facts.stage,
    topics,
    favoured: stakes ? TOPICS_AT_STAKE[stakes] : PRICE_IN_DOUBT.test(text) ? PRICES : undefined,
    meant: (context.situation ?? findSituation(text, tradeOf(facts)))?.answers,
  });
  return {
    hits: hits.filter(({ entry }) => only === undefined || entry.topic === only).slice(0, KEPT),
    topics: topics.slice(0, 5),
    outside: outsideOf(text, chanceOf(OUT_OF_SCOPE), topics[0]?.probability ?? 0),
  };
}

/** A text of this many words speaks for itself as much as the talk does. */
const FULL_TEXT = 9;
const LEAST = 0.003;

/** The shorter a text, the more the talk decides what it is about. */
function withThread(guesses: readonly Guess[], thread: ReadonlyMap<string, number>, length: number): Guess[] {
  const own = Math.min(1, length / FULL_TEXT);
  const weighed = guesses.map(({ topic, probability }) => ({
    topic,
    probability: (probability + LEAST) ** own * ((thread.get(topic) ?? 0) + LEAST),
  }));
  const all = weighed.reduce((sum, { probability }) => sum + probability, 0) || 1;
  return weighed
    .map(({ topic, probability }) => ({ topic, probability: probability / all }))
    .sort((a, b) => b.probability - a.probability);
}

function likeliest(topics: ReadonlyMap<string, number>): string | null {
  return [...topics].sort(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
