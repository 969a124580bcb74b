import type { Tx } from "#server/platform/db/handles.ts";
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

export type Claimable = NonNullable<Awaited<ReturnType<typeof findOwned>>>;

export function findOwned(tx: Tx, userId: string, awardId: string) {
  return selectAwards(tx, userId).where("id", "=", awardId).executeTakeFirst();
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
