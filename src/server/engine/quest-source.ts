import type { Difficulty } from "#domain/quest.ts";

/** What a source of quests is told about a person. */
export interface QuestWish {
  readonly businessName: string | null;
  readonly businessStage: string | null;
  readonly experience: string | null;
  /** How many quests, and how many hours they may take together. */
  readonly count: number;
  readonly hours: number;
  /** Oldest last: what was used longest ago comes back first, if anything has to. */
  readonly usedTemplates: readonly string[];
  readonly neverTemplates: ReadonlySet<string>;
  readonly neverTitles: ReadonlySet<string>;
}

export interface ProposedQuest {
  readonly templateId: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  readonly difficulty: Difficulty;
  readonly estimatedHours: number;
}

/** Whoever proposes quests: today a short list of good first steps. */
export type QuestSource = (wish: QuestWish) => Promise<ProposedQuest[]>;
