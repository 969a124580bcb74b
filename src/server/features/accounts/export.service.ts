import type { ExportSummary, ExportView } from "#contracts/export.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { UserRecord } from "#server/platform/db/schema.ts";
import { viewUser } from "./accounts.service.ts";
import * as exports from "./export.repository.ts";
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
      ...viewProgress(rows),
      ...viewMentor(rows),
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
        xpReward: quest.xp_reward,
        completedAt: isoOrNull(quest.completed_at),
      })),
  };
}

function viewAccount(user: UserRecord): ExportView["account"] {
  return {
    ...viewUser(user),
    signIn: { issuer: user.issuer, subject: user.subject },
    previousTimeZone: user.previous_time_zone,
    timeZoneChangedAt: isoOrNull(user.time_zone_changed_at),
    onboardedAt: isoOrNull(user.onboarded_at),
  };
}

function viewProgress(rows: exports.Everything) {
  return {
    xpLedger: rows.ledger.map((row) => ({
      id: row.id,
      sourceType: row.source_type,
      sourceId: row.source_id,
      label: row.label,
      nominal: row.nominal,
      amount: row.amount,
      reason: row.reason,
      createdAt: row.created_at.toISOString(),
      settledAt: isoOrNull(row.settled_at),
      claimedAt: isoOrNull(row.claimed_at),
    })),
    activeDays: rows.activeDays.map(({ day }) => day),
    repairedDays: rows.repairedDays.map((row) => ({ day: row.day, repairedOn: row.repaired_on })),
    schedulePeriods: rows.schedulePeriods.map((row) => ({ from: row.from_day, weekdays: row.weekdays })),
    achievements: rows.achievements.map((row) => ({
      id: row.achievement_id,
      earnedAt: row.earned_at.toISOString(),
    })),
    generations: rows.generations.map((row) => ({
      id: row.id,
      createdAt: row.created_at.toISOString(),
      day: row.day,
      quests: row.quests,
      writer: row.writer,
      decision: row.decision,
    })),
  };
}

function viewMentor(rows: exports.Everything) {
  return {
    conversation: rows.messages.map((row) => ({
      id: row.id,
      sender: row.sender,
      text: row.text,
      createdAt: row.created_at.toISOString(),
      replyTo: row.reply_to,
      attempt: row.attempt,
      isStopped: row.is_stopped,
      model: row.model,
      topic: row.topic,
      basis: row.basis as ExportView["conversation"][number]["basis"],
    })),
    suggestions: rows.suggestions.map((row) => ({
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
    statedConstraints: rows.constraints.map((row) => ({
      name: row.name,
      saidAt: row.said_at.toISOString(),
    })),
    modelCalls: rows.modelCalls,
  };
}

function viewQuest(quest: exports.ExportedQuest): ExportView["quests"][number] {
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

function isoOrNull(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
