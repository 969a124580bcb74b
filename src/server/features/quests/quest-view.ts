import type { QuestView } from "#contracts/quests.ts";
import { plannedHours } from "#domain/quests/quest.ts";
import { paidXp } from "#domain/xp/quest-pay.ts";
import type { QuestRecord } from "#server/platform/db/tables/schema.ts";
import { countedTimeOf } from "./quest-work.ts";

export function viewQuest(quest: QuestRecord): QuestView {
  const { workedSec, countingSince } = countedTimeOf(quest);
  return {
    id: quest.id,
    title: quest.title,
    description: quest.description,
    xpReward: quest.xp_reward,
    xpPaid: paidXp(quest.completed_at !== null, quest.xp_reward, quest.xp_paid),
    category: quest.category,
    difficulty: quest.difficulty,
    estimatedHours: plannedHours(quest.estimated_hours),
    estimatedMinutes: Math.round(quest.estimated_hours * 60),
    dueDate: quest.due_at.toISOString(),
    createdAt: quest.created_at.toISOString(),
    isCompleted: quest.completed_at !== null,
    completedAt: quest.completed_at?.toISOString() ?? null,
    completionNotes: quest.completion_notes,
    inProgress: quest.started_at !== null && quest.completed_at === null,
    startedAt: quest.started_at?.toISOString() ?? null,
    origin: quest.origin,
    reason: quest.reason,
    stepsDone: quest.steps_done,
    workedSec,
    countingSince: countingSince?.toISOString() ?? null,
  };
}
