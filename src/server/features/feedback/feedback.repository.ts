import type { Insertable } from "kysely";
import type { Tx } from "#server/platform/db/handles.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

type Words = Pick<Schema["feedback"], "type" | "title" | "description" | "email">;

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

export async function insertFeedback(tx: Tx, row: Insertable<Schema["feedback"]>): Promise<void> {
  await tx.insertInto("feedback").values(row).execute();
}

/** Replaces ratings since `dayStart`, even if they carry another date from an earlier time zone. */
export async function putUiRating(
  tx: Tx,
  row: Insertable<Schema["ui_ratings"]>,
  dayStart: Date,
): Promise<void> {
  await dropRatings(tx, "ui_ratings", row, dayStart);
  await tx.insertInto("ui_ratings").values(row).execute();
}

export async function putAiRating(
  tx: Tx,
  row: Insertable<Schema["ai_ratings"]>,
  dayStart: Date,
): Promise<void> {
  await dropRatings(tx, "ai_ratings", row, dayStart);
  await tx.insertInto("ai_ratings").values(row).execute();
}

async function dropRatings(
  tx: Tx,
  table: "ui_ratings" | "ai_ratings",
  { user_id: userId, day }: Pick<Insertable<Schema["ui_ratings"]>, "user_id" | "day">,
  dayStart: Date,
): Promise<void> {
  await tx
    .deleteFrom(table)
    .where("user_id", "=", userId)
    .where((eb) => eb.or([eb("day", "=", day), eb("rated_at", ">=", dayStart)]))
    .execute();
}
