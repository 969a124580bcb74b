import type { Handle, Tx } from "#server/platform/db/handles.ts";
import { readUsage } from "./usage-export.repository.ts";

/** A read model over other features' tables: one person's rows, whole, oldest first. */
export async function readEverything(tx: Tx, userId: string) {
  return {
    sessions: await tx
      .selectFrom("sessions")
      .select(["id", "device", "created_at", "last_seen_at"])
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .execute(),
    picture: await tx
      .selectFrom("avatars")
      .select(["content_type", "fetched_at", "bytes"])
      .where("user_id", "=", userId)
      .executeTakeFirst(),
    quests: await readQuests(tx, userId),
    hiddenQuests: await tx
      .selectFrom("hidden_quests")
      .select(["quest_id", "title", "category", "reason", "hidden_at"])
      .where("user_id", "=", userId)
      .orderBy("hidden_at")
      .execute(),
    ledger: await tx
      .selectFrom("xp_ledger")
      .select(["id", "source_type", "source_id", "label", "nominal", "amount", "reason"])
      .select(["created_at", "settled_at", "claimed_at"])
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .orderBy("id")
      .execute(),
    activeDays: await tx
      .selectFrom("active_days")
      .select(["day", "last_at", "time_zone", "skipped"])
      .where("user_id", "=", userId)
      .orderBy("day")
      .execute(),
    repairedDays: await tx
      .selectFrom("repaired_days")
      .select(["day", "repaired_on"])
      .where("user_id", "=", userId)
      .orderBy("day")
      .execute(),
    schedulePeriods: await tx
      .selectFrom("schedule_periods")
      .select(["from_day", "weekdays"])
      .where("user_id", "=", userId)
      .orderBy("from_day")
      .execute(),
    achievements: await tx
      .selectFrom("earned_achievements")
      .select(["achievement_id", "earned_at"])
      .where("user_id", "=", userId)
      .orderBy("earned_at")
      .execute(),
    generations: await tx
      .selectFrom("generations")
      .select(["id", "created_at", "day", "quests", "writer", "decision"])
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .execute(),
    ...(await readMentor(tx, userId)),
    ...(await readFeedback(tx, userId)),
    usage: await readUsage(tx, userId),
    social: await tx
      .selectFrom("social_connections")
      .select(["platform", "handle", "connected_at"])
      .where("user_id", "=", userId)
      .orderBy("platform")
      .execute(),
    ...(await readSharing(tx, userId)),
    subscription: await tx
      .selectFrom("subscriptions")
      .select(["status", "trial_expires_at", "legacy_access", "customer_id", "subscription_id"])
      .select(["payment_state", "paid_until", "cancels_at_end"])
      .where("user_id", "=", userId)
      .executeTakeFirst(),
  };
}

async function readSharing(tx: Tx, userId: string) {
  return {
    shares: await tx
      .selectFrom("shares")
      .select(["subject", "platform", "shared_at", "is_paid"])
      .where("user_id", "=", userId)
      .orderBy("shared_at")
      .orderBy("subject")
      .orderBy("platform")
      .execute(),
    shareLinks: await tx
      .selectFrom("share_links")
      .select(["id", "token", "subject", "created_at", "revoked_at"])
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .orderBy("id")
      .execute(),
  };
}

async function readMentor(tx: Tx, userId: string) {
  return {
    messages: await tx
      .selectFrom("mentor_messages")
      .select(["id", "sender", "text", "created_at", "reply_to", "attempt"])
      .select(["is_stopped", "model", "topic", "basis"])
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .orderBy("reply_to", (by) => by.asc().nullsFirst())
      .orderBy("attempt")
      .execute(),
    suggestions: await tx
      .selectFrom("quest_suggestions")
      .select(["id", "message_id", "title", "description", "category", "difficulty", "xp_reward"])
      .select(["template_id", "created_at", "quest_id"])
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .execute(),
    constraints: await tx
      .selectFrom("stated_constraints")
      .select(["name", "said_at"])
      .where("user_id", "=", userId)
      .orderBy("said_at")
      .orderBy("name")
      .execute(),
    modelCalls: await tx
      .selectFrom("model_quotas")
      .select(["day", "calls"])
      .where("user_id", "=", userId)
      .orderBy("day")
      .execute(),
  };
}

export type Everything = Awaited<ReturnType<typeof readEverything>>;

/** Deleted ones too: they still count where they were completed. */
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

export type ExportedQuest = Awaited<ReturnType<typeof readQuests>>[number];

async function readFeedback(tx: Tx, userId: string) {
  return {
    feedback: await tx
      .selectFrom("feedback")
      .selectAll()
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .execute(),
    uiRatings: await tx
      .selectFrom("ui_ratings")
      .selectAll()
      .where("user_id", "=", userId)
      .orderBy("day")
      .execute(),
    aiRatings: await tx
      .selectFrom("ai_ratings")
      .selectAll()
      .where("user_id", "=", userId)
      .orderBy("day")
      .execute(),
  };
}
