import type { Insertable } from "kysely";
import type { AiRatingsTable, FeedbackTable, UiRatingsTable } from "#server/platform/db/feedback-tables.ts";
import type { Db, Tx } from "#server/platform/db/handles.ts";

type Words = Pick<FeedbackTable, "type" | "title" | "description" | "email">;

export async function findSame(
  tx: Tx,
  userId: string,
  words: Words,
  since: Date,
): Promise<{ id: string; created_at: Date } | undefined> {
  return tx
    .selectFrom("feedback")
    .select(["id", "created_at"])
    .where("user_id", "=", userId)
    .where("created_at", ">", since)
    .where((eb) => eb.and({ ...words }))
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
}

export async function insertFeedback(tx: Tx, row: Insertable<FeedbackTable>): Promise<void> {
  await tx.insertInto("feedback").values(row).execute();
}

export async function putUiRating(db: Db, row: Insertable<UiRatingsTable>): Promise<void> {
  const { user_id: _user, day: _day, ...latest } = row;
  await db
    .insertInto("ui_ratings")
    .values(row)
    .onConflict((conflict) => conflict.columns(["user_id", "day"]).doUpdateSet(latest))
    .execute();
}

export async function putAiRating(db: Db, row: Insertable<AiRatingsTable>): Promise<void> {
  const { user_id: _user, day: _day, ...latest } = row;
  await db
    .insertInto("ai_ratings")
    .values(row)
    .onConflict((conflict) => conflict.columns(["user_id", "day"]).doUpdateSet(latest))
    .execute();
}
