import { sql } from "kysely";
import type { PageCursor } from "#contracts/fields/page-cursor.ts";
import type { CappedXp } from "#domain/xp/quest-pay.ts";
import { XP_PER_LEVEL } from "#domain/xp/xp.ts";
import type { Db, Handle, Tx } from "#server/platform/db/handles.ts";
import { isAfter } from "#server/platform/db/keyset.ts";
import type { LedgerRecord, NewLedgerEntry } from "#server/platform/db/tables/schema.ts";

/** A second award for the same source changes nothing. */
export async function insertAward(tx: Tx, award: NewLedgerEntry): Promise<void> {
  await tx
    .insertInto("xp_ledger")
    .values(award)
    .onConflict((conflict) => conflict.columns(["user_id", "source_type", "source_id"]).doNothing())
    .execute();
}

/** The person's total, and nobody else changes it until the transaction ends. */
export async function lockTotal(tx: Tx, userId: string): Promise<number> {
  const row = await tx
    .selectFrom("users")
    .select("total_xp")
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return row.total_xp;
}

export async function saveTotal(tx: Tx, userId: string, totalXp: number): Promise<void> {
  await tx.updateTable("users").set({ total_xp: totalXp }).where("id", "=", userId).execute();
}

const CLAIM_COLUMNS = ["id", "amount", "reason", "settled_at", "level_before", "total_after"] as const;
export type Claimable = Pick<LedgerRecord, (typeof CLAIM_COLUMNS)[number]>;

interface ClaimWanted {
  readonly userId: string;
  readonly sourceType: string;
  readonly nominal: number;
}

/** Awards that nobody claimed: those that wait, or those that the server settled not long ago. */
export type Unclaimed = "waiting" | "settled";

/** The newest: a claim follows its own completion, and what was left unclaimed before must not stand in its way. */
export function findLatestUnclaimed(
  tx: Tx,
  wanted: ClaimWanted & { which: Unclaimed; settledAfter: Date },
): Promise<Claimable | undefined> {
  return tx
    .selectFrom("xp_ledger")
    .select(CLAIM_COLUMNS)
    .where("user_id", "=", wanted.userId)
    .where("source_type", "=", wanted.sourceType)
    .where("nominal", "=", wanted.nominal)
    .where("claimed_at", "is", null)
    .where((eb) =>
      wanted.which === "waiting" ? eb("settled_at", "is", null) : eb("settled_at", ">", wanted.settledAfter),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

export function findRecentClaim(
  tx: Tx,
  wanted: ClaimWanted & { claimedAfter: Date },
): Promise<Claimable | undefined> {
  return tx
    .selectFrom("xp_ledger")
    .select(CLAIM_COLUMNS)
    .where("user_id", "=", wanted.userId)
    .where("source_type", "=", wanted.sourceType)
    .where("nominal", "=", wanted.nominal)
    .where("claimed_at", ">", wanted.claimedAfter)
    .orderBy("claimed_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

export interface AwardKey {
  readonly userId: string;
  readonly sourceType: string;
  readonly sourceId: string;
}

/** When an award was claimed: null while it waits, undefined where there is none. */
export async function findClaimedAt(tx: Tx, key: AwardKey): Promise<Date | null | undefined> {
  const row = await tx
    .selectFrom("xp_ledger")
    .select("claimed_at")
    .where("user_id", "=", key.userId)
    .where("source_type", "=", key.sourceType)
    .where("source_id", "=", key.sourceId)
    .executeTakeFirst();
  return row?.claimed_at;
}

export async function markSettled(
  tx: Tx,
  id: string,
  settled: { settled_at: Date; level_before: number; total_after: number },
): Promise<void> {
  await tx.updateTable("xp_ledger").set(settled).where("id", "=", id).execute();
}

export async function markClaimed(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable("xp_ledger").set({ claimed_at: now }).where("id", "=", id).execute();
}

/** People with an award that waits, locked in the order that claims lock them; whoever is busy is left for later. */
export async function lockPeopleWithAwards(tx: Tx, createdBefore: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom("users")
    .select("id")
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("xp_ledger")
          .select("xp_ledger.id")
          .whereRef("xp_ledger.user_id", "=", "users.id")
          .where("settled_at", "is", null)
          .where("created_at", "<", createdBefore),
      ),
    )
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map(({ id }) => id);
}

/** Settles every waiting award of these people, in the order they were written. Returns how many. */
export async function settleAll(tx: Tx, userIds: string[], createdBefore: Date, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    with running as (
      select l.id, l.user_id, l.amount,
             u.total_xp + sum(l.amount) over (partition by l.user_id order by l.created_at, l.id) as total_after
      from xp_ledger l
      join users u on u.id = l.user_id
      where l.user_id = any(${userIds}::uuid[]) and l.settled_at is null and l.created_at < ${createdBefore}
    ),
    totals as (
      update users u set total_xp = u.total_xp + s.amount
      from (select user_id, sum(amount) as amount from running group by user_id) s
      where u.id = s.user_id
    )
    update xp_ledger l
    set settled_at = ${now}, total_after = r.total_after, level_before = 1 + (r.total_after - r.amount) / ${XP_PER_LEVEL}::int
    from running r
    where l.id = r.id`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

/** What quests with a cap have paid since then. */
export async function sumCapped(db: Handle, userId: string, since: Date): Promise<CappedXp> {
  const row = await db
    .selectFrom("xp_ledger")
    .select([
      sql<string>`coalesce(sum(amount) filter (where is_own), 0)`.as("own"),
      sql<string>`coalesce(sum(amount) filter (where is_suggested), 0)`.as("mentor"),
    ])
    .where("user_id", "=", userId)
    .where("created_at", ">", since)
    .executeTakeFirstOrThrow();
  return { own: Number(row.own), mentor: Number(row.mentor) };
}

export function listEntries(db: Db, userId: string, cursor: PageCursor | null, limit: number) {
  return db
    .selectFrom("xp_ledger")
    .select(["id", "amount", "source_type", "label", "created_at"])
    .where("user_id", "=", userId)
    .where("settled_at", "is not", null)
    .$if(cursor !== null, (query) => query.where(isAfter("created_at", cursor as PageCursor)))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}
