import type { OpenQuest } from "#domain/progress/completion.ts";
import type { QuestRecord } from "#server/platform/db/tables/schema.ts";

type OpenQuestColumns = Pick<
  QuestRecord,
  "id" | "title" | "category" | "origin" | "xp_reward" | "estimated_hours" | "due_at"
> &
  Partial<Pick<QuestRecord, "imported_at">>;

/**
 * Converts a row for the completion rules. An imported quest pays within the cap of own quests: nobody knows who made
 * it.
 */
export function asOpenQuest(quest: OpenQuestColumns): OpenQuest {
  const { id, title, category } = quest;
  const origin = quest.imported_at && quest.origin === "generated" ? "own" : quest.origin;
  return {
    id,
    title,
    category,
    origin,
    xpReward: quest.xp_reward,
    estimatedHours: quest.estimated_hours,
    dueAt: quest.due_at,
  };
}
