import type { ExportSummary } from "#contracts/export/export-summary.ts";
import type { Context } from "#server/platform/context.ts";
import { readQuests } from "./export.repository.ts";
import { viewQuest } from "./quest-view.ts";

export async function exportMySummary(ctx: Context): Promise<ExportSummary> {
  const quests = await readQuests(ctx.db, ctx.actor.id);
  const completed = quests.filter((quest) => quest.completed_at);
  const active = quests.filter((quest) => !quest.completed_at && !quest.deleted_at);
  const all = completed.length + active.length;
  const kept = quests.filter((quest) => !quest.deleted_at);
  return {
    user: {
      totalCompleted: completed.length,
      totalActive: active.length,
      completionRate: all === 0 ? 0 : Math.round((completed.length / all) * 100),
    },
    tasks: kept.map((quest) => ({
      title: quest.title,
      category: quest.category,
      xpReward: quest.xp_reward,
      difficulty: quest.difficulty,
      estimatedHours: quest.estimated_hours,
      isCompleted: quest.completed_at !== null,
      completedAt: quest.completed_at?.toISOString() ?? null,
      dueDate: quest.due_at.toISOString(),
    })),
    completedTasks: kept
      .filter((quest) => quest.completed_at)
      .map((quest) => ({
        title: quest.title,
        // The XP really paid: a cap can make it less than the reward.
        xpReward: viewQuest(quest).xpPaid ?? quest.xp_reward,
        completedAt: quest.completed_at?.toISOString() ?? null,
      })),
  };
}
