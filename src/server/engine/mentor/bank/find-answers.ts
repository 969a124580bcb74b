import type { Model } from "#domain/business/models.ts";
import type { Stage } from "../../playbook/vocabulary.ts";
import type { Guess } from "../../text/classifier.ts";
import { type AskIndex, SIGNALS, type Signal } from "./ask-index.ts";
import type { Bank } from "./bank.ts";
import type { Entry } from "./entry.ts";

/** An entry of the bank and how well it fits. */
export interface Hit {
  readonly entry: Entry;
  readonly score: number;
}

export interface Search {
  readonly text: string;
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
  Record<Signal | "topic" | "before" | "sameTopic" | "favoured" | "meant" | "ownModel" | "otherStage", number>
>;

/**
 * The signals were fitted on ways of asking by authors whose words were left out of the index; the rest was set by hand
 * and tried on the open sets (docs/decisions/0032).
 */
export const WEIGHTS: Weights = {
  askWords: 0.4,
  answerWords: 0.25,
  restWords: 0.2,
  middle: 0.95,
  covered: 0.4,
  topic: 0.8,
  before: 0.8,
  sameTopic: 2,
  favoured: 3.5,
  meant: 12,
  ownModel: 0.5,
  otherStage: 0.3,
};

/** The least chance that a topic is given: a guess may be plainly wrong. */
const LEAST_CHANCE = 0.003;

/** Entries for this person and question, best first. Those for other kinds of business are left out. */
export function findAnswers(bank: Bank, search: Search, weights = WEIGHTS): Hit[] {
  const { model, topics, before } = search;
  const near = bank.asks.nearness(search.text);
  const nearBefore = before ? bank.asks.nearness(before) : null;
  const chanceOf = new Map(topics.map(({ topic, probability }) => [topic, probability]));
  const nearnessAt = (signals: ReturnType<AskIndex["nearness"]>, row: number) =>
    SIGNALS.reduce((sum, signal) => sum + weights[signal] * (signals[signal][row] ?? 0), 0);
  const meant = meantOf(bank, search);
  const hits = bank.entries
    .flatMap((entry, row): Hit[] => {
      const isMeant = entry.id === meant;
      if (entry.models && !isMeant && !entry.models.includes(model)) return [];
      const score =
        nearnessAt(near, row) +
        (nearBefore ? weights.before * nearnessAt(nearBefore, row) : 0) +
        weights.topic * Math.log((chanceOf.get(entry.topic) ?? 0) + LEAST_CHANCE) +
        priorOf(entry, search, weights) +
        (isMeant ? weights.meant : 0);
      return [{ entry, score }];
    })
    .sort((a, b) => b.score - a.score);
  return withTopicVote(hits);
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
