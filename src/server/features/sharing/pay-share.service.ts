import { shareDayStart } from "#domain/sharing/share-day.ts";
import { countedPlatform, payForShare, type SharePay, type SharePlatform } from "#domain/sharing/sharing.ts";
import { grantEarned } from "#server/features/progress/achievements.service.ts";
import { freshStreakDays } from "#server/features/progress/streak.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import * as shares from "./shares.repository.ts";

/** The XP a share pays now. Call it under the person's lock. */
export async function priceShare(
  ctx: Context<Tx>,
  share: { isPaid: boolean; isReachedHere: boolean },
): Promise<SharePay> {
  const { time_zone: zone, time_zone_changed_at: changedAt } = await shares.readZone(ctx.db, ctx.actor.id);
  const since = shareDayStart(zone, changedAt, ctx.now);
  const paidToday = await shares.countPaidSince(ctx.db, ctx.actor.id, since);
  return payForShare({ isCounted: share.isPaid, isReachedHere: share.isReachedHere, paidToday });
}

/** Saves the share. The caller writes the award. */
export function keepShare(
  ctx: Context<Tx>,
  share: { subject: string; platform: SharePlatform },
  pay: SharePay,
): Promise<void> {
  return shares.saveShare(ctx.db, {
    user_id: ctx.actor.id,
    subject: share.subject,
    platform: countedPlatform(share.platform),
    shared_at: ctx.now,
    is_paid: pay.amount > 0,
  });
}

/** Sharing counts towards achievements itself, and its XP may earn others. */
export async function grantAfterShare(ctx: Context<Tx>, totalXp: number): Promise<void> {
  const streakDays = await freshStreakDays(ctx.db, ctx.actor.user, ctx.now);
  await grantEarned(ctx, totalXp, streakDays);
}
