import { sql } from "kysely";
import type { PageCursor } from "#contracts/fields/page-cursor.ts";
import type { CappedXp } from "#domain/xp/quest-pay.ts";
import type { Db, Handle, Tx } from "#server/platform/db/handles.ts";
import { isAfter } from "#server/platform/db/keyset.ts";
import { prepare } from "#server/platform/db/prepared.ts";
import type { NewLedgerEntry } from "#server/platform/db/tables/schema.ts";

const insertUnlessKnown = prepare((db, award: NewLedgerEntry) =>
  db
    .insertInto("xp_ledger")
    .values({
      id: award.id,
      user_id: award.user_id,
      source_type: award.source_type,
      source_id: award.source_id,
      label: award.label,
      nominal: award.nominal,
      amount: award.amount,
      reason: award.reason,
      is_own: award.is_own,
      is_suggested: award.is_suggested,
      created_at: award.created_at,
      settled_at: award.settled_at,
      claimed_at: award.claimed_at,
      level_before: award.level_before,
      total_after: award.total_after,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "source_type", "source_id"]).doNothing())
    .returning("id"),
);

/** Returns the award's id; null for a second award of the same source, which changes nothing. */
export async function insertAward(tx: Tx, award: NewLedgerEntry): Promise<string | null> {
  const [row] = await insertUnlessKnown(tx, award);
  return row?.id ?? null;
}

/** Returns the person's total and locks it until the transaction ends. */
export async function lockTotal(tx: Tx, userId: string): Promise<number> {
  const row = await tx
    .selectFrom("users")
    .select("total_xp")
    .where("id", "=", userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return row.total_xp;
}

export async function saveTotal(tx: Tx, userId: string, totalXp: number): Promise<void> {
  await tx.updateTable("users").set({ total_xp: totalXp }).where("id", "=", userId).execute();
}

export interface AwardKey {
  readonly userId: string;
  readonly sourceType: string;
  readonly sourceId: string;
}

export function findBySource(tx: Tx, { userId, sourceType, sourceId }: AwardKey) {
  return tx
    .selectFrom("xp_ledger")
    .select(["id", "claimed_at"])
    .where("user_id", "=", userId)
    .where("source_type", "=", sourceType)
    .where("source_id", "=", sourceId)
    .executeTakeFirst();
}

const selectCapped = prepare(
  (_db, { userId, since }: { userId: string; since: Date }) => sql<CappedXp>`
    select coalesce(sum(amount) filter (where is_own), 0)::int as own,
      coalesce(sum(amount) filter (where is_suggested), 0)::int as mentor
    from xp_ledger where user_id = ${userId} and created_at > ${since}`,
);

/** XP paid by capped quests since then. */
export async function sumCapped(db: Handle, userId: string, since: Date): Promise<CappedXp> {
  const [sums] = await selectCapped(db, { userId, since });
  return sums ?? { own: 0, mentor: 0 };
}

export function listEntries(db: Db, userId: string, cursor: PageCursor | null, limit: number) {
  return db
    .selectFrom("xp_ledger")
    .select(["id", "amount", "source_type as source", "label", "created_at as at"])
    .where("user_id", "=", userId)
    .where("settled_at", "is not", null)
    .$if(cursor !== null, (query) => query.where(isAfter("created_at", cursor as PageCursor)))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

/** With the total, which is the sum of it. */
export async function deleteLedger(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("xp_ledger").where("user_id", "=", userId).execute();
  await tx.updateTable("users").set({ total_xp: 0, imported_xp: 0 }).where("id", "=", userId).execute();
}
