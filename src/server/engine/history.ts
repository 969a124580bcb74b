import type { Playbook, Template } from "./playbook/playbook.ts";
import { STAGES, type Stage } from "./playbook/schema.ts";
import type { Outcome } from "./ranker.ts";

/** A quest given to this person earlier; lists are newest first. */
export interface PastQuest {
  readonly templateId: string | null;
  readonly title: string;
  readonly category: string;
  /** Null while it is open and not long overdue. */
  readonly outcome: Outcome | null;
  /** Number of batches generated since. */
  readonly batchesAgo: number;
}

export interface History {
  readonly past: readonly PastQuest[];
  /** Title keys of all quests this person has had. */
  readonly neverTitles: ReadonlySet<string>;
}

/** Stage for a profile without one: the furthest that most completed quests suit, at least the first. */
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

/** Categories paused for the next batches: two rejections and no completion. */
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
