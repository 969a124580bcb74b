import type { PageCursor } from "#contracts/fields/page-cursor.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { isAfter } from "#server/platform/db/keyset.ts";

export function listCompleted(db: Db, userId: string, cursor: PageCursor | null, limit: number) {
  return completedQuests(db, userId)
    .select(["id", "title", "category", "completed_at", "completed_day", "completion_notes", "worked_sec"])
    .$if(cursor !== null, (query) => query.where(isAfter("completed_at", cursor as PageCursor)))
    .limit(limit)
    .execute();
}

/**
 * Quests whose notes or counted time may tell how long they took. Not category_totals: its estimates include
 * quests without a recorded time, so the sums would not match.
 */
export function listWithTime(db: Db, userId: string, limit: number) {
  return completedQuests(db, userId)
    .select(["category", "estimated_hours", "completion_notes", "worked_sec"])
    .where((eb) => eb.or([eb("completion_notes", "is not", null), eb("worked_sec", ">", 0)]))
    .limit(limit)
    .execute();
}

function completedQuests(db: Db, userId: string) {
  return db
    .selectFrom("quests")
    .where("user_id", "=", userId)
    .where("completed_at", "is not", null)
    .where("deleted_at", "is", null)
    .orderBy("completed_at", "desc")
    .orderBy("id");
}
