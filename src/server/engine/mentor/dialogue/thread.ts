import type { Classifier, Guess } from "../../text/classifier.ts";
import { leavesMatter } from "./leaving.ts";
import type { Turn } from "./turns.ts";

/** The matter that a talk is on: its last exchanges and what they are about. */
export interface Thread {
  /** Oldest first; those before the last change of the matter are left out. */
  readonly turns: readonly Turn[];
  /** How likely each topic is, all together 1. */
  readonly topics: ReadonlyMap<string, number>;
}

const TURNS_READ = 4;
/** An exchange counts this much less than the one after it. */
const FADES = 0.5;
/** What the mentor itself took a question for. */
const OWN_READING = 0.5;
/** No topics of a business. */
const NO_TOPICS: ReadonlySet<string> = new Set([
  "out-of-scope",
  "small-talk",
  "product-help",
  "my-progress",
  "next-step",
]);

export function threadOf(classifier: Classifier, turns: readonly Turn[]): Thread | null {
  const since = turns.findLastIndex(({ prompt }) => leavesMatter(prompt));
  const matter = turns.slice(Math.max(0, since)).filter((turn) => !isBeside(turn));
  const kept = (matter.length > 0 ? matter : turns).slice(-TURNS_READ);
  if (kept.length === 0) return null;
  const topics = new Map<string, number>();
  kept.forEach((turn, index) => {
    const weight = FADES ** (kept.length - 1 - index);
    for (const { topic, probability } of topicsOfTurn(classifier, turn))
      topics.set(topic, (topics.get(topic) ?? 0) + weight * probability);
  });
  return {
    turns: kept,
    topics: normalised([...topics].map(([topic, probability]) => ({ topic, probability }))),
  };
}

/** Small talk and what was refused belong to no matter. */
function isBeside({ talk }: Turn): boolean {
  return talk !== null && talk.topic === null && !talk.isUnsure;
}

/** Question and answer must both speak for a topic; the mentor's own reading counts as well. */
function topicsOfTurn(classifier: Classifier, { prompt, answer, talk }: Turn): Guess[] {
  const asked = chances(classifier, prompt);
  const both = chances(classifier, `${prompt} ${answer ?? ""}`);
  const own = talk && !talk.isUnsure ? talk.topic : null;
  const words = normalised(
    [...asked].map(([topic, chance]) => ({
      topic,
      probability: talk ? chance : Math.sqrt(chance * (both.get(topic) ?? 0)),
    })),
  );
  return [...words].map(([topic, chance]) => ({
    topic,
    probability: own ? (1 - OWN_READING) * chance + (topic === own ? OWN_READING : 0) : chance,
  }));
}

function chances(classifier: Classifier, text: string): ReadonlyMap<string, number> {
  return new Map(
    classifier
      .guess(text)
      .filter(({ topic }) => !NO_TOPICS.has(topic))
      .map(({ topic, probability }) => [topic, probability]),
  );
}

function normalised(guesses: readonly Guess[]): Map<string, number> {
  const all = guesses.reduce((sum, { probability }) => sum + probability, 0) || 1;
  return new Map(guesses.map(({ topic, probability }) => [topic, probability / all]));
}
