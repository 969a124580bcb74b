import { sql } from "kysely";
import type { PageCursor } from "#contracts/fields/page-cursor.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { isAfter } from "#server/platform/db/keyset.ts";

const PAYMENTS = 24;
const MAILS = 50;
const SESSIONS = 20;
const FEEDBACK = 20;

export function findFacts(db: Db, userId: string) {
  return db
    .selectFrom("users")
    .leftJoin("people_activity", "people_activity.user_id", "users.id")
    .leftJoin("quest_totals", "quest_totals.user_id", "users.id")
    .leftJoin("leaderboard_flags", "leaderboard_flags.user_id", "users.id")
    .select(["people_activity.last_seen_at as lastSeenAt", "people_activity.sessions as visits"])
    .select(["people_activity.active_seconds as activeSeconds", "quest_totals.completed as questsCompleted"])
    .select(["users.business_name as businessName", "users.business_stage as businessStage"])
    .select(["users.time_zone as timeZone", "users.onboarded_at as onboardedAt"])
    .select(["users.takes_mail as takesMail", "leaderboard_flags.state as flag"])
    .where("users.id", "=", userId)
    .executeTakeFirst();
}

/** What a streak is computed from. */
export function findStreakPerson(db: Db, userId: string) {
  return db
    .selectFrom("users")
    .select([
      "id",
      "time_zone",
      "previous_time_zone",
      "time_zone_changed_at",
      "weekly_schedule",
      "created_at",
    ])
    .where("id", "=", userId)
    .executeTakeFirst();
}

/** Out of ten: the overall of each UI rating, and both figures of each AI rating. */
export async function sumRatings(db: Db, userId: string): Promise<{ count: number; total: number }> {
  const { rows } = await sql<{ count: number; total: number }>`
    select count(*)::int as count, coalesce(sum(rating), 0)::float8 as total
    from (
      select (visual_design + navigation + responsive_design + loading_speed) / 4.0 as rating
      from ui_ratings where user_id = ${userId}
      union all select ai_tool from ai_ratings where user_id = ${userId}
      union all select ai_task from ai_ratings where user_id = ${userId}
    ) as ratings`.execute(db);
  return rows[0] ?? { count: 0, total: 0 };
}

export function listPayments(db: Db, userId: string) {
  return db
    .selectFrom("payments")
    .select(["id", "state", "amount", "currency", "is_test as isTest"])
    .select(["period_start as periodStart", "period_end as periodEnd"])
    .where("user_id", "=", userId)
    .orderBy("period_start", "desc")
    .limit(PAYMENTS)
    .execute();
}

export function sumPayments(db: Db, userId: string) {
  return db
    .selectFrom("payments")
    .select((eb) => [
      "currency",
      eb.fn.sum<string>("amount").as("amount"),
      eb.fn.countAll<string>().as("count"),
    ])
    .where("user_id", "=", userId)
    .where("state", "=", "paid")
    .groupBy("currency")
    .orderBy("currency")
    .execute();
}

export function listMails(db: Db, userId: string) {
  return db
    .selectFrom("mails")
    .select(["id", "type", "state", "claimed_at as claimedAt"])
    .where("user_id", "=", userId)
    .orderBy("claimed_at", "desc")
    .limit(MAILS)
    .execute();
}

export function listSessions(db: Db, userId: string) {
  return db
    .selectFrom("sessions")
    .select(["device", "created_at as createdAt", "last_seen_at as lastSeenAt"])
    .where("user_id", "=", userId)
    .orderBy("last_seen_at", "desc")
    .limit(SESSIONS)
    .execute();
}

export function listFeedback(db: Db, userId: string) {
  return db
    .selectFrom("feedback")
    .select(["id", "type", "title", "status", "created_at as createdAt"])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .limit(FEEDBACK)
    .execute();
}

/** Without labels, which hold the titles of quests. */
export function listLedger(db: Db, userId: string, cursor: PageCursor | null, limit: number) {
  return db
    .selectFrom("xp_ledger")
    .select(["id", "created_at as at", "source_type as source", "amount", "nominal"])
    .select("total_after as balance")
    .where("user_id", "=", userId)
    .$if(cursor !== null, (query) => query.where(isAfter("created_at", cursor as PageCursor)))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}
