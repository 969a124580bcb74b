import type { Playbook, Template } from "./playbook/playbook.ts";
import { STAGES, type Stage } from "./playbook/schema.ts";
import type { Outcome } from "./ranker.ts";

/** A quest that this person was given, newest first in lists. */
export interface PastQuest {
  readonly templateId: string | null;
  readonly title: string;
  readonly category: string;
  /** Null while it is open and its day is not long past. */
  readonly outcome: Outcome | null;
  /** How many batches were made since. */
  readonly batchesAgo: number;
}

export interface History {
  readonly past: readonly PastQuest[];
  /** Keys of the titles that this person has had. */
  readonly neverTitles: ReadonlySet<string>;
}

/** Where the profile names no stage: as far as the finished rungs reach, the first stage at least. */
export function stageReached(past: readonly PastQuest[], playbook: Playbook): Stage {
  const finished = past.flatMap((quest) =>
    quest.outcome === "completed" ? (templateOf(quest, playbook) ?? []) : [],
  );
  const votes = STAGES.map((stage) => finished.filter(({ stages }) => stages.includes(stage)).length);
  const reached = votes.findLastIndex((count) => count >= 5 && count * 2 >= finished.length);
  return STAGES[Math.max(0, reached)] ?? "Idea Stage";
}

export function templateOf(quest: PastQuest, playbook: Playbook): Template | undefined {
  return quest.templateId === null ? undefined : playbook.byId.get(quest.templateId);
}

const SECOND_THOUGHTS = 2;
const BATCHES_OF_REST = 2;

/** Two rejections and no completion: the category rests for the next batches. */
export function restingCategories(past: readonly PastQuest[]): ReadonlySet<string> {
  const resting = new Set<string>();
  for (const category of new Set(past.map((quest) => quest.category))) {
    const known = past.filter((quest) => quest.category === category);
    const rejected = known.filter(({ outcome }) => outcome === "rejected");
    const latest = Math.min(...rejected.map(({ batchesAgo }) => batchesAgo));
    const isUnloved =
      rejected.length >= SECOND_THOUGHTS && !known.some(({ outcome }) => outcome === "completed");
    if (isUnloved && latest < BATCHES_OF_REST) resting.add(category);
  }
  return resting;
}
