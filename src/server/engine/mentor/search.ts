import type { Model } from "#domain/business/models.ts";
import type { Caution } from "../playbook/vocabulary.ts";
import type { Classifier, Guess } from "../text/classifier.ts";
import { stemsOf } from "../text/tokens.ts";
import type { Bank } from "./bank/bank.ts";
import { findAnswers, type Hit } from "./bank/find-answers.ts";
import { type MentorFacts, tradeOf } from "./facts.ts";
import { findFeeling, isHurt } from "./reading/feelings.ts";
import { outsideOf } from "./reading/foreign.ts";
import { GENTLE_TOPICS } from "./say/say-answer.ts";
import { findSituation } from "./stakes/find-situation.ts";
import type { Situation } from "./stakes/situation.ts";
import { findStakes, TOPICS_AT_STAKE } from "./stakes/stakes.ts";

/** Who asks, as far as a search needs to know. */
type Asker = Pick<MentorFacts, "person" | "stage">;

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
function withoutTrade(text: string, { person }: Asker): string {
  const { words } = person.business;
  const own = new Set(stemsOf([person.businessName, words["offer.many"], words["offer.one"]].join(" ")));
  const kept = text.split(/\s+/u).filter((word) => !stemsOf(word).some((stem) => own.has(stem)));
  return stemsOf(kept.join(" ")).length > 0 ? kept.join(" ") : text;
}

/** The sentence that asks, where others only tell; null if nothing is told beside it. */
function askedIn(text: string, facts: Asker): string | null {
  const sentences = text.split(/(?<=[.?!;])\s/u);
  const asked = sentences.findLast((sentence) => sentence.includes("?"));
  return asked && sentences.length > 1 && stemsOf(asked).length >= FEWEST_ASKED
    ? withoutTrade(asked, facts)
    : null;
}

/** "What now?" says nothing by itself. */
const FEWEST_ASKED = 2;

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
  /** The meaning of the text as a vector, if it is known. */
  readonly sense?: Float32Array | null;
  /** Only answers of this topic. */
  readonly topic?: string;
  /** So many hits at most. */
  readonly most?: number;
}

export function search(
  { bank, classifier }: { readonly bank: Bank; readonly classifier: Classifier },
  facts: Asker,
  text: string,
  context: Context = {},
): Found {
  const { before, sense, topic: only, most = KEPT } = context;
  const stakes = findStakes(text);
  const guesses = classifier.guess(text);
  const ofText = guesses.filter(({ topic }) => topic !== OUT_OF_SCOPE && topic !== SMALL_TALK);
  const topics = before ? withThread(ofText, before.topics, stemsOf(text).length) : ofText;
  const chanceOf = (wanted: string) => guesses.find(({ topic }) => topic === wanted)?.probability ?? 0;
  const { model } = facts.person.business.way;
  const situation = context.situation ?? findSituation(text, tradeOf(facts));
  const plain = situation ? null : plainAnswer(bank, text, { model, stakes });
  const hits = findAnswers(bank, {
    text: withoutTrade(text, facts),
    question: before ? null : askedIn(text, facts),
    sense,
    before: before?.text,
    topicBefore: before && likeliest(before.topics),
    model,
    stage: facts.stage,
    topics,
    favoured: stakes ? TOPICS_AT_STAKE[stakes] : PRICE_IN_DOUBT.test(text) ? PRICES : undefined,
    meant: plain ? [plain] : situation?.answers,
  });
  return {
    hits: hits.filter(({ entry }) => only === undefined || entry.topic === only).slice(0, most),
    topics: topics.slice(0, 5),
    outside: plain ? 0 : outsideOf(text, chanceOf(OUT_OF_SCOPE), topics[0]?.probability ?? 0),
  };
}

/** Not where a feeling, law, money or health is at stake and the answer is about something else. */
function plainAnswer(
  bank: Bank,
  text: string,
  { model, stakes }: { model: Model; stakes: Caution | null },
): string | null {
  const id = bank.findPlainQuestion(text, model);
  const answer = id ? bank.answers.get(id) : undefined;
  if (isHurt(findFeeling(text))) return answer && GENTLE_TOPICS.has(answer.topic) ? id : null;
  const isBeside =
    stakes && answer && answer.caution !== stakes && !TOPICS_AT_STAKE[stakes]?.has(answer.topic);
  return isBeside ? null : id;
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
