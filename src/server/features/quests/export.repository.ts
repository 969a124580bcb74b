import type { ExportView } from "#contracts/export/export.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import type { QuestRecord } from "#server/platform/db/tables/schema.ts";
import { viewQuest } from "./quest-view.ts";

/** The person's quest data for the export, oldest first. */
export async function exportQuests(
  tx: Tx,
  userId: string,
): Promise<
  Pick<ExportView, "quests" | "hiddenQuests" | "generations" | "suggestions" | "statedConstraints">
> {
  const quests = await readQuests(tx, userId);
  const hidden = await tx
    .selectFrom("hidden_quests")
    .select(["quest_id", "title", "category", "reason", "hidden_at"])
    .where("user_id", "=", userId)
    .orderBy("hidden_at")
    .execute();
  const generations = await tx
    .selectFrom("generations")
    .select(["id", "created_at", "day", "quests", "writer", "decision"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  const suggestions = await tx
    .selectFrom("quest_suggestions")
    .select(["id", "message_id", "title", "description", "category", "difficulty", "xp_reward"])
    .select(["template_id", "created_at", "quest_id"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  const constraints = await tx
    .selectFrom("stated_constraints")
    .select(["name", "said_at"])
    .where("user_id", "=", userId)
    .orderBy("said_at")
    .orderBy("name")
    .execute();
  return {
    quests: quests.map(exportQuest),
    hiddenQuests: hidden.map((row) => ({
      id: row.quest_id,
      title: row.title,
      category: row.category,
      reason: row.reason,
      hiddenAt: row.hidden_at.toISOString(),
    })),
    generations: generations.map((row) => ({
      id: row.id,
      createdAt: row.created_at.toISOString(),
      day: row.day,
      quests: row.quests,
      writer: row.writer,
      decision: row.decision,
    })),
    suggestions: suggestions.map((row) => ({
      id: row.id,
      messageId: row.message_id,
      title: row.title,
      description: row.description,
      category: row.category,
      difficulty: row.difficulty,
      xpReward: row.xp_reward,
      template: row.template_id,
      createdAt: row.created_at.toISOString(),
      questId: row.quest_id,
    })),
    statedConstraints: constraints.map((row) => ({
      name: row.name,
      saidAt: row.said_at.toISOString(),
    })),
  };
}

/** Includes deleted quests: completed ones still count. */
export function readQuests(db: Handle, userId: string) {
  return db
    .selectFrom("quests")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("due_at")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

function exportQuest(quest: QuestRecord): ExportView["quests"][number] {
  return {
    ...viewQuest(quest),
    template: quest.template_id,
    completedDay: quest.completed_day,
    deletedAt: quest.deleted_at?.toISOString() ?? null,
    importedAt: quest.imported_at?.toISOString() ?? null,
  };
}
