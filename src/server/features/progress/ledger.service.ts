import { randomUUID } from "node:crypto";
import { readCursor, writeCursor } from "#contracts/fields/page-cursor.ts";
import { MS_PER_DAY, MS_PER_MINUTE } from "#domain/general/durations.ts";
import { CAP_WINDOW_MS, type CappedXp, xpLeft } from "#domain/xp/quest-pay.ts";
import { levelForXp } from "#domain/xp/xp.ts";
import { updateStanding } from "#server/features/leaderboard/leaderboard.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import { type Db, type Handle, type Tx, withTransaction } from "#server/platform/db/handles.ts";
import { AppError } from "#server/platform/errors.ts";
import * as ledger from "./ledger.repository.ts";

const CLAIM_REPEAT_MS = MS_PER_MINUTE;
const CLAIM_AFTER_SETTLING_MS = MS_PER_DAY;
/** An award is settled by the server within a minute: this, plus the pause between two rounds. */
const SETTLE_AFTER_MS = 30_000;
const PEOPLE_A_ROUND = 200;
const LEDGER_PAGE = 50;

export interface Award {
  readonly userId: string;
  /** What kind of deed it pays: a quest where nothing is said. */
  readonly sourceType?: string;
  readonly sourceId: string;
  readonly label: string;
  readonly nominal: number;
  readonly amount: number;
  readonly reason: string | null;
  /** Where the quest came from, if its origin has a cap. */
  readonly cap: keyof CappedXp | null;
}

/** Writes the award; it counts once it is claimed or settled. */
export function writeAward(tx: Tx, award: Award, now: Date): Promise<void> {
  return ledger.insertAward(tx, entryOf(award, now));
}

/** The row of an award that waits. */
export function entryOf(award: Award, now: Date) {
  return {
    id: randomUUID(),
    user_id: award.userId,
    source_type: award.sourceType ?? "quest",
    source_id: award.sourceId,
    label: award.label,
    nominal: award.nominal,
    amount: award.amount,
    reason: award.reason,
    is_own: award.cap === "own",
    is_suggested: award.cap === "mentor",
    created_at: now,
  };
}

/** Writes an award that is claimed in the same moment. */
export async function payAtOnce(ctx: Context<Tx>, totalXp: number, award: Award): Promise<Claim> {
  const settled = settledAt(ctx.now, totalXp, award.amount);
  await ledger.insertAward(ctx.db, { ...entryOf(award, ctx.now), ...settled, claimed_at: ctx.now });
  await payOut(ctx.db, award.userId, settled.total_after);
  return describe({ ...award, ...settled }, settled.total_after);
}

/** The person's total; until the transaction ends nobody else pays them anything. */
export function lockMyTotal(ctx: Context<Tx>): Promise<number> {
  return ledger.lockTotal(ctx.db, ctx.actor.id);
}

export async function isWaiting(tx: Tx, award: ledger.AwardKey): Promise<boolean> {
  const claimedAt = await ledger.findClaimedAt(tx, award);
  return claimedAt === null;
}

export interface Claim {
  readonly levelUp: boolean;
  readonly newLevel: number;
  readonly totalXp: number;
  readonly awarded: number;
  readonly reason: string | null;
}

/** Pays out what the server wrote, never what was asked for. */
export function claimMyXp(ctx: Context, xpGain: number, source: string | undefined): Promise<Claim> {
  return inTransaction(ctx, async (ctx) => {
    const total = await lockMyTotal(ctx);
    const kind = { sourceType: source ?? "quest", nominal: xpGain };
    const waiting = await claimLatest(ctx, total, kind, "waiting");
    const claim = waiting ?? (await claimLatest(ctx, total, kind, "settled"));
    return claim ?? (await repeatClaim(ctx, total, kind)) ?? refuseClaim();
  });
}

export function refuseClaim(): never {
  throw new AppError("conflict", "There is no XP of this kind to claim.");
}

/** What a claim can tell of the award it means. */
interface AwardKind {
  readonly sourceType: string;
  readonly nominal: number;
}

/** Claims the newest of these awards; null where there is none. */
export async function claimLatest(
  ctx: Context<Tx>,
  totalXp: number,
  kind: AwardKind,
  which: ledger.Unclaimed,
): Promise<Claim | null> {
  const settledAfter = new Date(ctx.now.getTime() - CLAIM_AFTER_SETTLING_MS);
  const wanted = { userId: ctx.actor.id, ...kind, which, settledAfter };
  const award = await ledger.findLatestUnclaimed(ctx.db, wanted);
  if (!award) return null;
  await ledger.markClaimed(ctx.db, award.id, ctx.now);
  if (award.settled_at) return describe(award, totalXp);
  const settled = settledAt(ctx.now, totalXp, award.amount);
  await ledger.markSettled(ctx.db, award.id, settled);
  await payOut(ctx.db, ctx.actor.id, settled.total_after);
  return describe({ ...award, ...settled }, settled.total_after);
}

/** What the same claim was answered a moment ago; null where there was none. */
export async function repeatClaim(ctx: Context<Tx>, totalXp: number, kind: AwardKind): Promise<Claim | null> {
  const claimedAfter = new Date(ctx.now.getTime() - CLAIM_REPEAT_MS);
  const repeated = await ledger.findRecentClaim(ctx.db, { userId: ctx.actor.id, ...kind, claimedAfter });
  return repeated ? describe(repeated, totalXp) : null;
}

/** After the award was marked as settled: where the person stands goes by both. */
async function payOut(tx: Tx, userId: string, totalXp: number): Promise<void> {
  await ledger.saveTotal(tx, userId, totalXp);
  await updateStanding(tx, [userId]);
}

/** What paying an award out adds to its row. */
export function settledAt(now: Date, totalXp: number, amount: number) {
  return { settled_at: now, level_before: levelForXp(totalXp), total_after: totalXp + amount };
}

type Paid = Pick<ledger.Claimable, "amount" | "reason" | "level_before" | "total_after">;

/** The award's own result, with today's total: a repeat never makes XP fall. */
function describe(award: Paid, totalXp: number): Claim {
  const newLevel = levelForXp(award.total_after ?? totalXp);
  return {
    levelUp: newLevel > (award.level_before ?? newLevel),
    newLevel,
    totalXp,
    awarded: award.amount,
    reason: award.reason,
  };
}

/** Settles what nobody claimed, so that no XP is lost with a closed tab. */
export async function settleWaitingAwards(db: Db, now: Date): Promise<number> {
  const createdBefore = new Date(now.getTime() - SETTLE_AFTER_MS);
  return withTransaction(db, async (tx) => {
    const people = await ledger.lockPeopleWithAwards(tx, createdBefore, PEOPLE_A_ROUND);
    if (people.length === 0) return 0;
    const settled = await ledger.settleAll(tx, people, createdBefore, now);
    await updateStanding(tx, people);
    return settled;
  });
}

/** What quests with a cap may still pay. Under the person's lock where something is paid by it. */
export async function readXpLeft(ctx: Context<Handle>): Promise<CappedXp> {
  const since = new Date(ctx.now.getTime() - CAP_WINDOW_MS);
  return xpLeft(await ledger.sumCapped(ctx.db, ctx.actor.id, since));
}

export async function listMyLedger(ctx: Context, before: string | undefined) {
  const cursor = before === undefined ? null : readCursor(before);
  const rows = await ledger.listEntries(ctx.db, ctx.actor.id, cursor, LEDGER_PAGE);
  const last = rows.length === LEDGER_PAGE ? rows.at(-1) : undefined;
  return {
    total: ctx.actor.user.total_xp,
    entries: rows.map((row) => ({
      id: row.id,
      amount: row.amount,
      source: row.source_type,
      label: row.label,
      at: row.created_at.toISOString(),
    })),
    next: last ? writeCursor(last.created_at, last.id) : null,
  };
}
