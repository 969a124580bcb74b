import type { ExportView } from "#contracts/export.ts";
import { paidXp } from "#domain/xp/quest-pay.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import { isoOrNull } from "#server/platform/iso-or-null.ts";

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
    quests: quests.map(viewQuest),
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
    .select(["id", "title", "description", "xp_reward", "xp_paid", "category", "difficulty"])
    .select([
      "estimated_hours",
      "origin",
      "template_id",
      "due_at",
      "created_at",
      "started_at",
      "completed_at",
      "completed_day",
      "reason",
    ])
    .select(["completion_notes", "deleted_at"])
    .where("user_id", "=", userId)
    .orderBy("due_at")
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

type ExportedQuest = Awaited<ReturnType<typeof readQuests>>[number];

function viewQuest(quest: ExportedQuest): ExportView["quests"][number] {
  return {
    id: quest.id,
    title: quest.title,
    description: quest.description,
    xpReward: quest.xp_reward,
    xpPaid: paidFor(quest),
    category: quest.category,
    difficulty: quest.difficulty,
    estimatedHours: quest.estimated_hours,
    dueDate: quest.due_at.toISOString(),
    createdAt: quest.created_at.toISOString(),
    isCompleted: quest.completed_at !== null,
    completedAt: isoOrNull(quest.completed_at),
    completionNotes: quest.completion_notes,
    inProgress: quest.started_at !== null && quest.completed_at === null,
    startedAt: isoOrNull(quest.started_at),
    origin: quest.origin,
    reason: quest.reason,
    template: quest.template_id,
    completedDay: quest.completed_day,
    deletedAt: isoOrNull(quest.deleted_at),
  };
}

export function paidFor(quest: ExportedQuest): number | null {
  return paidXp(quest.completed_at !== null, quest.xp_reward, quest.xp_paid);
}
