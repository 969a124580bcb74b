import { stemsOf } from "../text/tokens.ts";
import type { Bank } from "./bank/bank.ts";
import { findAnswers, type Hit } from "./bank/find-answers.ts";
import type { Classifier, Guess } from "./classifier.ts";
import type { MentorFacts } from "./facts.ts";
import { findStakes, TOPICS_AT_STAKE } from "./reading/stakes.ts";

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

interface Context {
  /** The turn before, if the text goes on from it. */
  readonly before?: { readonly text: string; readonly topic: string | null } | undefined;
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
  const guesses = classifier.guess(before ? `${text} ${before.text}` : text);
  const topics = guesses.filter(({ topic }) => topic !== OUT_OF_SCOPE && topic !== SMALL_TALK);
  const chanceOf = (wanted: string) => guesses.find(({ topic }) => topic === wanted)?.probability ?? 0;
  const hits = findAnswers(bank, {
    text: withoutTrade(text, facts),
    before: before?.text,
    topicBefore: before?.topic,
    model: facts.person.business.way.model,
    stage: facts.stage,
    topics,
    favoured: stakes ? TOPICS_AT_STAKE[stakes] : undefined,
  });
  return {
    hits: hits.filter(({ entry }) => only === undefined || entry.topic === only).slice(0, KEPT),
    topics: topics.slice(0, 5),
    outside: chanceOf(OUT_OF_SCOPE) / (topics[0]?.probability || 1),
  };
}
