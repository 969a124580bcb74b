import type { Insertable } from "kysely";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

/** More than anybody completes in five weeks. */
const QUESTS_MAX = 1_000;

/** Quests that count on the days from one to the other. */
export function listDone(db: Handle, userId: string, from: CalendarDay, to: CalendarDay) {
  return db
    .selectFrom("quests")
    .select(["title", "completed_day", "xp_paid", "xp_reward", "completion_notes", "worked_sec"])
    .where("user_id", "=", userId)
    .where("completed_at", "is not", null)
    .where("deleted_at", "is", null)
    .where("completed_day", ">=", from)
    .where("completed_day", "<=", to)
    .orderBy("completed_at", "desc")
    .orderBy("id")
    .limit(QUESTS_MAX)
    .execute();
}

export function findReview(db: Handle, userId: string, week: CalendarDay) {
  return db
    .selectFrom("reviews")
    .selectAll()
    .where("user_id", "=", userId)
    .where("week", "=", week)
    .executeTakeFirst();
}

export function listReviews(db: Handle, userId: string, before: CalendarDay | undefined, limit: number) {
  return db
    .selectFrom("reviews")
    .selectAll()
    .where("user_id", "=", userId)
    .$if(before !== undefined, (query) => query.where("week", "<", before as CalendarDay))
    .orderBy("week", "desc")
    .limit(limit)
    .execute();
}

export async function insertReview(tx: Tx, review: Insertable<Schema["reviews"]>): Promise<void> {
  await tx.insertInto("reviews").values(review).execute();
}

export async function deleteReviews(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("reviews").where("user_id", "=", userId).execute();
}

export function allReviews(tx: Tx, userId: string) {
  return tx.selectFrom("reviews").selectAll().where("user_id", "=", userId).orderBy("week").execute();
}
