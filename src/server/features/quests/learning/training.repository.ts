import type { PageCursor } from "#contracts/fields/page-cursor.ts";
import type { Db, Tx } from "#server/platform/db/handles.ts";
import { isAfter } from "#server/platform/db/keyset.ts";

const COLUMNS = [
  "id",
  "business_type",
  "original_task",
  "task_type",
  "created_at",
  "user_rating",
  "tags",
  "deleted_at",
] as const;

export function listEntries(db: Db, isDeleted: boolean, cursor: PageCursor | null, limit: number) {
  return db
    .selectFrom("training_data")
    .select(COLUMNS)
    .where("deleted_at", isDeleted ? "is not" : "is", null)
    .$if(cursor !== null, (query) => query.where(isAfter("created_at", cursor as PageCursor)))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function countEntries(db: Db, isDeleted: boolean): Promise<number> {
  const { count } = await db
    .selectFrom("training_data")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("deleted_at", isDeleted ? "is not" : "is", null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function lockEntry(tx: Tx, id: string) {
  return tx
    .selectFrom("training_data")
    .select(["id", "original_task", "deleted_at"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function setDeleted(tx: Tx, id: string, deletedAt: Date | null): Promise<void> {
  await tx.updateTable("training_data").set({ deleted_at: deletedAt }).where("id", "=", id).execute();
}

export async function deleteStanding(tx: Tx, now: Date, limit: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("training_data")
    .set({ deleted_at: now })
    .where("id", "in", (eb) =>
      eb.selectFrom("training_data").select("id").where("deleted_at", "is", null).limit(limit),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function restoreDeletedSince(tx: Tx, since: Date, limit: number): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("training_data")
    .set({ deleted_at: null })
    .where("id", "in", (eb) =>
      eb.selectFrom("training_data").select("id").where("deleted_at", ">", since).limit(limit),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function purgeDeletedBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("training_data")
    .where("id", "in", (eb) =>
      eb.selectFrom("training_data").select("id").where("deleted_at", "<=", before).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Average rating of the engine's suggestions, by business type. */
export async function rateDecisions(db: Db) {
  const rows = await db
    .selectFrom("training_data")
    .select((eb) => [
      "business_type",
      eb.fn.countAll<string>().as("entries"),
      eb.fn.avg<string>("user_rating").as("rating"),
    ])
    .where("deleted_at", "is", null)
    .groupBy("business_type")
    .orderBy("business_type")
    .limit(100)
    .execute();
  return rows.map(({ business_type: businessType, entries, rating }) => ({
    businessType,
    entries: Number(entries),
    rating: Number(rating),
  }));
}
