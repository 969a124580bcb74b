import { STAGE_OF } from "#domain/business/way.ts";
import type { Playbook, Template } from "./playbook/playbook.ts";
import { STAGES, type Stage } from "./playbook/vocabulary.ts";
import type { Outcome } from "./ranker.ts";

/** A quest given to this person earlier; lists are newest first. */
export interface PastQuest {
  readonly templateId: string | null;
  readonly title: string;
  readonly category: string;
  /** Null while it is open and not long overdue. */
  readonly outcome: Outcome | null;
  /** Why it was turned down; "" without a reason, left out if it was not. */
  readonly rejectReason?: string;
  /** When it was completed or turned down, as far as known. */
  readonly settledAt?: Date;
  /** Number of batches generated since. */
  readonly batchesAgo: number;
}

export interface History {
  readonly past: readonly PastQuest[];
  /** Title keys of all quests this person has had. */
  readonly neverTitles: ReadonlySet<string>;
}

/** Stage for a profile without one: that of the furthest milestone of which a quest was completed. */
export function stageReached(past: readonly PastQuest[], playbook: Playbook): Stage {
  const steps = past.flatMap((quest) => {
    const template = quest.outcome === "completed" ? templateOf(quest, playbook) : undefined;
    return template ? [STAGES.indexOf(STAGE_OF[template.milestone])] : [];
  });
  return STAGES[Math.max(0, ...steps)] ?? "Idea Stage";
}

export function templateOf(quest: PastQuest, playbook: Pick<Playbook, "byId">): Template | undefined {
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
