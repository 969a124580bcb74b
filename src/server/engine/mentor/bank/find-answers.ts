import type { Model } from "#domain/business/models.ts";
import type { Stage } from "../../playbook/vocabulary.ts";
import type { Guess } from "../../text/classifier.ts";
import type { Bank } from "./bank.ts";
import type { Entry } from "./entry.ts";
import { type Nearness, SIGNALS, type Signal } from "./nearness.ts";

/** An entry of the bank and how well it fits. */
export interface Hit {
  readonly entry: Entry;
  readonly score: number;
  /** The text plainly asks for it. */
  readonly isMeant?: true;
}

export interface Search {
  readonly text: string;
  /** The sentence of it that asks, if there are others. */
  readonly question?: string | null | undefined;
  /** The meaning of the whole message as a vector, if it is known. */
  readonly sense?: Float32Array | null | undefined;
  /** What was asked before, if this message goes on from it. */
  readonly before?: string | undefined;
  /** The topic of the talk so far, if this message goes on from it. */
  readonly topicBefore?: string | null | undefined;
  readonly model: Model;
  /** Left out where only the text counts. */
  readonly stage?: Stage | undefined;
  /** Topics that what is at stake speaks for. */
  readonly favoured?: ReadonlySet<string> | undefined;
  /** Answers to what the text plainly tells of; the first one for this kind of business counts. */
  readonly meant?: readonly string[] | undefined;
  /** Topics of the text, most likely first. */
  readonly topics: readonly Guess[];
}

export type Weights = Readonly<
  Record<
    | Signal
    | "question"
    | "whole"
    | "topic"
    | "before"
    | "sameTopic"
    | "favoured"
    | "meant"
    | "ownModel"
    | "otherStage",
    number
  >
>;

/**
 * The signals were weighed on questions of strangers whose words were not learned; the rest was set by hand and tried
 * on the open sets (docs/decisions/0056).
 */
export const WEIGHTS: Weights = {
  question: 0.3,
  whole: 0.8,
  learned: 1,
  middle: 0.95,
  answerWords: 0.25,
  topic: 1,
  before: 0.8,
  sameTopic: 3,
  favoured: 3.5,
  meant: 12,
  ownModel: 0.5,
  otherStage: 0.3,
};

/**
 * Beside the meaning of the whole message, everything else counts this much, and the meaning this much: so weighed, a
 * score means as much as without it (docs/decisions/0060).
 */
const BESIDE_SENSE = 0.65;
const SENSE = 2;

/** The least chance that a topic is given: a guess may be plainly wrong. */
const LEAST_CHANCE = 0.003;

/** Entries for this person and question, best first. Those for other kinds of business are left out. */
export function findAnswers(bank: Bank, search: Search, weights = WEIGHTS): Hit[] {
  const { model, topics, before } = search;
  const sense = search.sense ? bank.senseNearness(search.sense) : null;
  const near = nearnessOf(bank, search, weights);
  const nearBefore = before ? bank.nearness(before) : null;
  const chanceOf = new Map(topics.map(({ topic, probability }) => [topic, probability]));
  const nearnessAt = (signals: ReturnType<Nearness>, row: number) =>
    SIGNALS.reduce((sum, signal) => sum + weights[signal] * (signals[signal][row] ?? 0), 0);
  const meant = meantOf(bank, search);
  const hits = bank.entries
    .flatMap((entry, row): Hit[] => {
      const isMeant = entry.id === meant;
      if (entry.models && !isMeant && !entry.models.includes(model)) return [];
      const byWords =
        nearnessAt(near, row) +
        (nearBefore ? weights.before * nearnessAt(nearBefore, row) : 0) +
        weights.topic * Math.log((chanceOf.get(entry.topic) ?? 0) + LEAST_CHANCE) +
        priorOf(entry, search, weights);
      const score =
        (sense ? BESIDE_SENSE * byWords + SENSE * (sense[row] ?? 0) : byWords) +
        (isMeant ? weights.meant : 0);
      return [isMeant ? { entry, score, isMeant } : { entry, score }];
    })
    .sort((a, b) => b.score - a.score);
  return withTopicVote(hits);
}

/** Of a message that tells and then asks, the sentence that asks counts most; what is told says what it is about. */
function nearnessOf({ nearness }: Bank, { text, question }: Search, weights: Weights): ReturnType<Nearness> {
  const whole = nearness(text);
  if (!question) return whole;
  const asked = nearness(question);
  const mix = (signal: Signal) =>
    asked[signal].map((value, row) => weights.question * value + weights.whole * (whole[signal][row] ?? 0));
  return { learned: mix("learned"), middle: mix("middle"), answerWords: mix("answerWords") };
}

const VOTE = {
  /** So many of the best entries vote. */
  voters: 60,
  /** The higher, the more entries further down count. */
  evenness: 2,
  weight: 0.75,
};

/**
 * Ranks anew: several good entries of one topic are stronger evidence than a single one that shares a rare word.
 * Scores stay as they are, because thresholds are read off them.
 */
function withTopicVote(hits: readonly Hit[]): Hit[] {
  const voters = hits.slice(0, VOTE.voters);
  const votes = new Map<string, number>();
  for (const { entry, score } of voters)
    votes.set(entry.topic, (votes.get(entry.topic) ?? 0) + Math.exp(score / VOTE.evenness));
  const rankOf = ({ entry, score }: Hit) =>
    score + VOTE.weight * VOTE.evenness * Math.log(votes.get(entry.topic) ?? 1);
  return [...voters.sort((a, b) => rankOf(b) - rankOf(a)), ...hits.slice(VOTE.voters)];
}

/** What speaks for an entry whatever the words. */
function priorOf({ topic, models, stages }: Entry, search: Search, weights: Weights): number {
  return (
    (topic === search.topicBefore ? weights.sameTopic : 0) +
    (search.favoured?.has(topic) ? weights.favoured : 0) +
    (models ? weights.ownModel : 0) -
    (stages && search.stage && !stages.includes(search.stage) ? weights.otherStage : 0)
  );
}

function meantOf({ answers }: Bank, { meant = [], model }: Search): string | undefined {
  return meant.find((id) => answers.get(id)?.models?.includes(model) ?? true) ?? meant[0];
}
