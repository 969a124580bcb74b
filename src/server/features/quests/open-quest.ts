import type { OpenQuest } from "#domain/progress/completion.ts";
import type { QuestRecord } from "#server/platform/db/tables/schema.ts";

type OpenQuestColumns = Pick<
  QuestRecord,
  "id" | "title" | "category" | "origin" | "xp_reward" | "estimated_hours" | "due_at"
>;

/** Converts a row for the completion rules. */
export function asOpenQuest(quest: OpenQuestColumns): OpenQuest {
  const { id, title, category, origin } = quest;
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
