import type { ExportView } from "#contracts/export.ts";
import { FUNNEL_EVENTS } from "#domain/analytics/analytics-events.ts";
import { funnelMark, hasMark } from "#domain/analytics/visit.ts";
import { CAME_BACK, datesOf } from "#domain/progress/activity-days.ts";
import { paidXp } from "#domain/xp/quest-pay.ts";
import type { UserRecord } from "#server/platform/db/tables/schema.ts";
import { viewUser } from "./accounts.service.ts";
import type * as exports from "./export.repository.ts";

const RETURNS = ["day", "week", "month"] as const;

export function viewAccount(user: UserRecord): ExportView["account"] {
  return {
    ...viewUser(user),
    signIn: { issuer: user.issuer, subject: user.subject },
    previousTimeZone: user.previous_time_zone,
    timeZoneChangedAt: isoOrNull(user.time_zone_changed_at),
    onboardedAt: isoOrNull(user.onboarded_at),
    pictureRemovedAt: isoOrNull(user.avatar_removed_at),
  };
}

export function viewPicture(row: exports.Everything["picture"]): ExportView["picture"] {
  if (!row) return null;
  const { content_type: type, fetched_at: fetchedAt, bytes } = row;
  return { type, fetchedAt: fetchedAt.toISOString(), base64: bytes.toString("base64") };
}

export function viewProgress(rows: exports.Everything) {
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
    activeDays: rows.activeDays.map((row) => ({
      day: row.day,
      lastAt: isoOrNull(row.last_at),
      timeZone: row.time_zone,
      skippedDates: row.skipped,
    })),
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

export function viewMentor(rows: exports.Everything) {
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

export function viewSharing(rows: exports.Everything) {
  return {
    shares: rows.shares.map((row) => ({
      subject: row.subject,
      platform: row.platform,
      sharedAt: row.shared_at.toISOString(),
      isPaid: row.is_paid,
    })),
    shareLinks: rows.shareLinks.map((row) => ({
      id: row.id,
      subject: row.subject,
      path: `/s/${row.token}`,
      createdAt: row.created_at.toISOString(),
      revokedAt: isoOrNull(row.revoked_at),
    })),
  };
}

export function viewSubscription(row: exports.Everything["subscription"]): ExportView["subscription"] {
  if (!row) return null;
  return {
    status: row.status,
    trialExpiresAt: isoOrNull(row.trial_expires_at),
    legacyAccess: row.legacy_access,
    customerId: row.customer_id,
    subscriptionId: row.subscription_id,
    paymentState: row.payment_state,
    paidUntil: isoOrNull(row.paid_until),
    cancelsAtEnd: row.cancels_at_end,
  };
}

export function viewFeedback(rows: exports.Everything) {
  return {
    feedback: rows.feedback.map((row) => ({
      id: row.id,
      type: row.type,
      title: row.title,
      description: row.description,
      email: row.email,
      page: row.page,
      lastAction: row.last_action,
      userAgent: row.user_agent,
      createdAt: row.created_at.toISOString(),
    })),
    uiRatings: rows.uiRatings.map((row) => ({
      day: row.day,
      visualDesign: row.visual_design,
      navigation: row.navigation,
      responsiveDesign: row.responsive_design,
      loadingSpeed: row.loading_speed,
      feedback: row.feedback,
    })),
    aiRatings: rows.aiRatings.map((row) => ({ day: row.day, aiTool: row.ai_tool, aiTask: row.ai_task })),
  };
}

export function viewUsage({ usage }: exports.Everything) {
  return {
    visits: usage.visits.map((row) => ({
      startedAt: row.started_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
      activeSeconds: row.active_seconds,
      source: row.source,
      device: row.device,
      events: row.events,
    })),
    activity: viewActivity(usage.activity),
    mails: usage.mails.map((row) => ({
      type: row.type,
      state: row.state,
      at: row.claimed_at.toISOString(),
    })),
    leaderboardFlag: usage.flag
      ? { flaggedAt: usage.flag.flagged_at.toISOString(), xp: usage.flag.xp, state: usage.flag.state }
      : null,
  };
}

function viewActivity(row: exports.Everything["usage"]["activity"]): ExportView["activity"] {
  if (!row) return null;
  return {
    lastSeenAt: row.last_seen_at.toISOString(),
    days: datesOf({ day: row.day, days: BigInt(row.days) }),
    sessions: row.sessions,
    activeSeconds: Number(row.active_seconds),
    cameBack: RETURNS.filter((window) => row.returned & CAME_BACK[window]),
    funnel: FUNNEL_EVENTS.filter((step) => hasMark(row.funnel, funnelMark(step))),
    funnelAt: isoOrNull(row.funnel_at),
  };
}

export function paidFor(quest: exports.ExportedQuest): number | null {
  return paidXp(quest.completed_at !== null, quest.xp_reward, quest.xp_paid);
}

export function viewQuest(quest: exports.ExportedQuest): ExportView["quests"][number] {
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

export function isoOrNull(instant: Date | null): string | null {
  return instant?.toISOString() ?? null;
}
