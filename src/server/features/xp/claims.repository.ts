import { sql } from "kysely";
import { XP_PER_LEVEL } from "#domain/xp/xp.ts";
import type { Db, Tx } from "#server/platform/db/handles.ts";
import { prepare } from "#server/platform/db/prepared.ts";
import type { NewLedgerEntry } from "#server/platform/db/tables/schema.ts";

const CLAIM_COLUMNS = [
  "id",
  "nominal",
  "amount",
  "reason",
  "settled_at",
  "claimed_at",
  "level_before as levelBefore",
  "total_after as totalAfter",
] as const;

const selectAwards = (tx: Tx, userId: string) =>
  tx.selectFrom("xp_ledger").select(CLAIM_COLUMNS).where("user_id", "=", userId);

export type Claimable = NonNullable<Awaited<ReturnType<typeof findRecentClaim>>>;

interface OwnedClaim {
  readonly userId: string;
  readonly awardId: string;
  readonly xpGain: number;
  readonly now: Date;
}

/**
 * Locks the person, then the award: both are then as the previous lock holder left them. An unclaimed award of
 * this size is claimed, and paid if it was not settled.
 */
const claimStatement = prepare(
  (_db, { userId, awardId, xpGain, now }: OwnedClaim) => sql<Claimable & { totalXp: number }>`
    with person as materialized (
      select id, total_xp from users where id = ${userId} for no key update
    ),
    award as materialized (
      select l.*, p.total_xp from person p join xp_ledger l on l.user_id = p.id
      where l.id = ${awardId} for update of l
    ),
    due as (
      select id, user_id, settled_at is null as is_unpaid, total_xp as total_before, total_xp + amount as total
      from award where claimed_at is null and nominal = ${xpGain}
    ),
    claimed as (
      update xp_ledger l
      set claimed_at = ${now}, settled_at = coalesce(l.settled_at, ${now}),
        level_before = case when d.is_unpaid then 1 + d.total_before / ${XP_PER_LEVEL}::int else l.level_before end,
        total_after = case when d.is_unpaid then d.total else l.total_after end
      from due d where l.id = d.id
    ),
    paid as (
      update users u set total_xp = d.total from due d where u.id = d.user_id and d.is_unpaid
    )
    select id, nominal, amount, reason, settled_at, claimed_at, level_before as "levelBefore",
      total_after as "totalAfter", total_xp as "totalXp"
    from award`,
);

/** Claims the award and returns it as it was before, with the person's total then; undefined if it is not theirs. */
export async function claimOwned(tx: Tx, claim: OwnedClaim) {
  const [award] = await claimStatement(tx, claim);
  return award;
}

const claimAtOnceStatement = prepare(
  (_db, { userId, awardId, xpGain, now }: OwnedClaim) => sql<
    Claimable & { totalXp: number; isLeft: boolean }
  >`
    select (before).id, (before).nominal, (before).amount, (before).reason, (before).settled_at, (before).claimed_at,
      (before).level_before as "levelBefore", (before).total_after as "totalAfter", total as "totalXp",
      is_left as "isLeft"
    from claim_award(${userId}, ${awardId}, ${xpGain}, ${now}, ${XP_PER_LEVEL}::int)`,
);

/**
 * What `claimOwned` does, in a single statement with the standing on the leaderboard. An award that pays for another
 * level is left as it is, and is told so.
 */
export async function claimOwnedAtOnce(db: Db, claim: OwnedClaim) {
  const [award] = await claimAtOnceStatement(db, claim);
  return award;
}

/** What a claim without an id says about its award. */
export interface AwardKind {
  readonly sourceType: string;
  readonly nominal: number;
}

type ClaimWanted = AwardKind & { readonly userId: string };

const selectWanted = (tx: Tx, { userId, sourceType, nominal }: ClaimWanted) =>
  selectAwards(tx, userId).where("source_type", "=", sourceType).where("nominal", "=", nominal);

/** Unclaimed awards: waiting ones, or those the server settled recently. */
export type Unclaimed = "waiting" | "settled";

/** Newest first: a claim follows its own completion, and older unclaimed awards must not be taken instead. */
export function findLatestUnclaimed(tx: Tx, wanted: ClaimWanted & { which: Unclaimed; settledAfter: Date }) {
  return selectWanted(tx, wanted)
    .where("claimed_at", "is", null)
    .where((eb) =>
      wanted.which === "waiting" ? eb("settled_at", "is", null) : eb("settled_at", ">", wanted.settledAfter),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

export function findRecentClaim(tx: Tx, wanted: ClaimWanted & { claimedAfter: Date }) {
  return selectWanted(tx, wanted)
    .where("claimed_at", ">", wanted.claimedAfter)
    .orderBy("claimed_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function updateAward(tx: Tx, id: string, changes: Partial<NewLedgerEntry>): Promise<void> {
  await tx.updateTable("xp_ledger").set(changes).where("id", "=", id).execute();
}
