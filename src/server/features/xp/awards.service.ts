import { randomUUID } from "node:crypto";
import type { Activity } from "#domain/activity/activity.ts";
import { type Claim, claimOf, payoutOf } from "#domain/xp/claim.ts";
import { levelForXp } from "#domain/xp/level.ts";
import type { CappedXp } from "#domain/xp/quest-pay.ts";
import { noteActivity } from "#server/features/activity/activity.service.ts";
import { type PersonNews, queueWebhooks } from "#server/features/webhooks/queue-webhooks.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import * as ledger from "./ledger.repository.ts";

/** Source type of quest awards. */
export const QUEST_SOURCE = "quest";

export interface Award {
  readonly userId: string;
  readonly sourceType: string;
  readonly sourceId: string;
  readonly label: string;
  readonly nominal: number;
  readonly amount: number;
  readonly reason: string | null;
  /** The quest's origin, if XP from that origin is capped. */
  readonly cap: keyof CappedXp | null;
}

/** Writes the award, which counts once claimed or settled. Returns its id; null if its source has one. */
export function writeAward(tx: Tx, award: Award, now: Date): Promise<string | null> {
  return ledger.insertAward(tx, entryOf(award, now));
}

/** The ledger row of an unsettled award. */
export function entryOf(award: Award, now: Date) {
  return {
    id: randomUUID(),
    user_id: award.userId,
    source_type: award.sourceType,
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

/** The columns that settling an award sets. */
export function settledAt(now: Date, { levelBefore, totalAfter }: ReturnType<typeof payoutOf>) {
  return { settled_at: now, level_before: levelBefore, total_after: totalAfter };
}

/** Writes an award that is claimed immediately. */
export async function payAtOnce(ctx: Context<Tx>, totalXp: number, award: Award): Promise<Claim> {
  const payout = payoutOf(totalXp, award.amount);
  const settled = settledAt(ctx.now, payout);
  await ledger.insertAward(ctx.db, { ...entryOf(award, ctx.now), ...settled, claimed_at: ctx.now });
  await savePayout(ctx, award.userId, payout);
  return claimOf({ ...award, ...payout }, payout.totalAfter);
}

/** The person's total; locked against other payouts until the transaction ends. */
export function lockMyTotal(ctx: Context<Tx>): Promise<number> {
  return ledger.lockTotal(ctx.db, ctx.actor.id);
}

/** Call it after the award is marked as settled: the leaderboard standing depends on both. */
export async function savePayout(
  ctx: Context<Tx>,
  userId: string,
  payout: ReturnType<typeof payoutOf>,
): Promise<void> {
  await ledger.saveTotal(ctx.db, userId, payout.totalAfter);
  await announcePayout(ctx, userId, payout);
}

/** What follows from a payout that is written. Call it under the person's lock. */
export async function announcePayout(
  ctx: Context<Tx>,
  userId: string,
  payout: ReturnType<typeof payoutOf>,
): Promise<void> {
  await ctx.people.changed(ctx.db, [userId], { areLocked: true });
  const reached = levelsReached(payout);
  await noteActivity(ctx, userId, reached);
  if (reached.length > 0) await queueWebhooks(ctx.db, [levelNews(userId, payout.totalAfter)], ctx.now);
}

/** The entry for a level-up, if there was one; several levels at once are one entry. */
export function levelsReached({ levelBefore, totalAfter }: ReturnType<typeof payoutOf>): Activity[] {
  return levelForXp(totalAfter) > levelBefore ? [{ kind: "level_reached", amount: totalAfter }] : [];
}

export function levelNews(userId: string, totalXp: number): PersonNews {
  return { userId, event: "level.reached", data: { level: levelForXp(totalXp), totalXp } };
}

export async function isUnclaimed(tx: Tx, award: ledger.AwardKey): Promise<boolean> {
  const found = await ledger.findBySource(tx, award);
  return found?.claimed_at === null;
}

/** The id of the award for a quest; null if it has none. */
export async function findMyQuestAward(ctx: Context<Tx>, questId: string): Promise<string | null> {
  const key = { userId: ctx.actor.id, sourceType: QUEST_SOURCE, sourceId: questId };
  return (await ledger.findBySource(ctx.db, key))?.id ?? null;
}
