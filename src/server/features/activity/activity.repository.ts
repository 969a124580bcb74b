import { sql } from "kysely";
import { deleteInBatches } from "#server/platform/db/batches.ts";
import type { Db, Tx } from "#server/platform/db/handles.ts";
import { prepare } from "#server/platform/db/prepared.ts";

interface NewEntries {
  readonly userId: string;
  readonly at: Date;
  readonly kinds: readonly string[];
  readonly subjects: readonly (string | null)[];
  readonly amounts: readonly (number | null)[];
}

const insertPrepared = prepare(
  (_db, { userId, at, kinds, subjects, amounts }: NewEntries) => sql`
    insert into activity (user_id, kind, subject, amount, at)
    select ${userId}::uuid, kind, subject, amount, ${at}::timestamptz
    from unnest(${kinds}::text[], ${subjects}::text[], ${amounts}::int[]) with ordinality
      as entry (kind, subject, amount, place)
    order by place`,
);

/** In this order; the ids follow it. */
export async function insertEntries(tx: Tx, entries: NewEntries): Promise<void> {
  await insertPrepared(tx, entries);
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
