import type { ExportSummary, ExportView } from "#contracts/export.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import * as exports from "./export.repository.ts";
import {
  isoOrNull,
  paidFor,
  viewAccount,
  viewFeedback,
  viewMentor,
  viewPicture,
  viewProgress,
  viewQuest,
  viewSharing,
  viewSubscription,
  viewUsage,
} from "./export-view.ts";
import { lockUser } from "./profile.repository.ts";

/** Under the person's lock, so that the parts of one export agree with one another. */
export function exportMyData(ctx: Context): Promise<ExportView> {
  return inTransaction(ctx, async (ctx) => {
    const user = await lockUser(ctx.db, ctx.actor.id);
    const rows = await exports.readEverything(ctx.db, ctx.actor.id);
    ctx.push(() => ctx.log.info({ actor: ctx.actor.id }, "data exported"));
    return {
      format: "sidequest-export" as const,
      version: 1 as const,
      exportedAt: ctx.now.toISOString(),
      account: viewAccount(user),
      picture: viewPicture(rows.picture),
      ...viewProgress(rows),
      ...viewMentor(rows),
      ...viewSharing(rows),
      ...viewFeedback(rows),
      ...viewUsage(rows),
      subscription: viewSubscription(rows.subscription),
      sessions: rows.sessions.map((row) => ({
        id: row.id,
        device: row.device,
        createdAt: row.created_at.toISOString(),
        lastSeenAt: row.last_seen_at.toISOString(),
      })),
      quests: rows.quests.map(viewQuest),
      hiddenQuests: rows.hiddenQuests.map((row) => ({
        id: row.quest_id,
        title: row.title,
        category: row.category,
        reason: row.reason,
        hiddenAt: row.hidden_at.toISOString(),
      })),
      socialConnections: rows.social.map((row) => ({
        platform: row.platform,
        username: row.handle,
        connectedAt: row.connected_at.toISOString(),
      })),
    };
  });
}

export async function exportMySummary(ctx: Context): Promise<ExportSummary> {
  const quests = await exports.readQuests(ctx.db, ctx.actor.id);
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
      completedAt: isoOrNull(quest.completed_at),
      dueDate: quest.due_at.toISOString(),
    })),
    completedTasks: kept
      .filter((quest) => quest.completed_at)
      .map((quest) => ({
        title: quest.title,
        // What it was really worth: beyond a cap that is less than it promised.
        xpReward: paidFor(quest) ?? quest.xp_reward,
        completedAt: isoOrNull(quest.completed_at),
      })),
  };
}
