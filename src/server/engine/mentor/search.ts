import type { Bank } from "./bank/bank.ts";
import { findAnswers, type Hit } from "./bank/find-answers.ts";
import type { Classifier, Guess } from "./classifier.ts";
import type { MentorFacts } from "./facts.ts";

/** What was found for a question: stored answers and topics, best first. */
export interface Found {
  readonly hits: readonly Hit[];
  readonly topics: readonly Guess[];
  /** How much likelier the question is outside of the field than in its best topic. */
  readonly outside: number;
}

const OUT_OF_SCOPE = "out-of-scope";
const SMALL_TALK = "small-talk";
const KEPT = 60;

export function search(
  { bank, classifier }: { readonly bank: Bank; readonly classifier: Classifier },
  facts: MentorFacts,
  text: string,
  before?: { readonly text: string; readonly topic: string | null },
): Found {
  const guesses = classifier.guess(before ? `${text} ${before.text}` : text);
  const topics = guesses.filter(({ topic }) => topic !== OUT_OF_SCOPE && topic !== SMALL_TALK);
  const chanceOf = (wanted: string) => guesses.find(({ topic }) => topic === wanted)?.probability ?? 0;
  const hits = findAnswers(bank, {
    text,
    before: before?.text,
    topicBefore: before?.topic,
    model: facts.person.business.way.model,
    stage: facts.stage,
    topics,
  });
  return { hits: hits.slice(0, KEPT), topics: topics.slice(0, 5), outside: chanceOf(OUT_OF_SCOPE) / (topics[0]?.probability || 1) };
}
