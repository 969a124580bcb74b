import { type CompletionNotes, completionNotesSchema, type QuestView } from "#contracts/quests.ts";
import type { QuestRecord } from "#server/platform/db/schema.ts";

export function viewQuest(quest: QuestRecord): QuestView {
  return {
    id: quest.id,
    title: quest.title,
    description: quest.description,
    xpReward: quest.xp_reward,
    category: quest.category,
    difficulty: quest.difficulty,
    estimatedHours: quest.estimated_hours,
    dueDate: quest.due_at.toISOString(),
    createdAt: quest.created_at.toISOString(),
    isCompleted: quest.completed_at !== null,
    completedAt: quest.completed_at?.toISOString() ?? null,
    completionNotes: quest.completion_notes,
    inProgress: quest.started_at !== null && quest.completed_at === null,
    startedAt: quest.started_at?.toISOString() ?? null,
    origin: quest.origin,
  };
}

/** The dialog's answers; null where the text is none of ours, which is kept as it is. */
export function readNotes(text: string | null | undefined): CompletionNotes | null {
  if (!text) return null;
  try {
    return completionNotesSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
