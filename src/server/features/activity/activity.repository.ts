import { type Insertable, sql } from "kysely";
import { deleteInBatches } from "#server/platform/db/batches.ts";
import type { Db, Tx } from "#server/platform/db/handles.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

export async function insertEntries(tx: Tx, entries: Insertable<Schema["activity"]>[]): Promise<void> {
  await tx.insertInto("activity").values(entries).execute();
}

/** Newest first. */
export function listEntries(db: Db, userId: string, since: Date, limit: number) {
  return db
    .selectFrom("activity")
    .select(["id", "kind", "subject", "amount", "at", "read_at"])
    .where("user_id", "=", userId)
    .where("at", ">", since)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** Returns how many were unread. */
export async function markRead(tx: Tx, userId: string, upTo: number, now: Date): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable("activity")
    .set({ read_at: now })
    .where("user_id", "=", userId)
    .where("id", "<=", String(upTo))
    .where("read_at", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function deleteEntries(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("activity").where("user_id", "=", userId).execute();
}

export function deleteEntriesBefore(db: Db, before: Date): Promise<number> {
  return deleteInBatches(db, "activity", sql`at <= ${before}`);
}
