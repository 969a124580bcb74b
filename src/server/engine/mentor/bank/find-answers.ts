import type { Model } from "#domain/business/models.ts";
import type { Stage } from "../../playbook/vocabulary.ts";
import type { Guess } from "../classifier.ts";
import type { Bank, Entry } from "./bank.ts";

/** An entry of the bank and how well it fits, about 0 to 1. */
export interface Hit {
  readonly entry: Entry;
  readonly score: number;
}

export interface Search {
  readonly text: string;
  /** What was asked before, if this message goes on from it. */
  readonly before?: string | undefined;
  readonly model: Model;
  readonly stage: Stage;
  /** The topic of the talk so far, if this message goes on from it. */
  readonly topicBefore?: string | null | undefined;
  /** Topics of the text, most likely first. */
  readonly topics: readonly Guess[];
}

/** Chosen by cross-validation over authors: see bench/engine/mentor-search.ts. */
export const WEIGHTS = { words: 0.5, meaning: 0.5, topic: 0.12, before: 0.5, sameTopic: 0.06, ownModel: 0.03, otherStage: 0.03 };

/** Stored answers for this person and question, best first. Those for other kinds of business are left out. */
export function findAnswers(bank: Bank, search: Search, weights = WEIGHTS): Hit[] {
  const { model, stage, topics, before } = search;
  const near = bank.asks.nearness(search.text);
  const nearBefore = before ? bank.asks.nearness(before) : null;
  const chanceOf = new Map(topics.map(({ topic, probability }) => [topic, probability]));
  const nearnessAt = (list: typeof near, row: number) =>
    weights.words * (list[row]?.words ?? 0) + weights.meaning * (list[row]?.meaning ?? 0);
  return bank.entries
    .flatMap((entry, row): Hit[] => {
      if (entry.models && !entry.models.includes(model)) return [];
      const score =
        nearnessAt(near, row) +
        (nearBefore ? weights.before * nearnessAt(nearBefore, row) : 0) +
        weights.topic * Math.sqrt(chanceOf.get(entry.topic) ?? 0) +
        (entry.topic === search.topicBefore ? weights.sameTopic : 0) +
        (entry.models ? weights.ownModel : 0) -
        (entry.stages && !entry.stages.includes(stage) ? weights.otherStage : 0);
      return [{ entry, score }];
    })
    .sort((a, b) => b.score - a.score);
}
