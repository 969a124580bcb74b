import { countedPlatform, payForShare, type SharePay, type SharePlatform } from "#domain/sharing.ts";
import { grantEarned } from "#server/features/progress/achievements.service.ts";
import { freshStreakDays } from "#server/features/progress/streak.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { shareDayStart } from "./share-day.ts";
import * as shares from "./shares.repository.ts";

/** Decides what a share is worth and writes it down, under the person's lock. The award is the caller's. */
export async function countShare(
  ctx: Context<Tx>,
  share: { subject: string; platform: SharePlatform; isCounted: boolean },
): Promise<SharePay> {
  const userId = ctx.actor.id;
  const since = shareDayStart(await shares.readZone(ctx.db, userId), ctx.now);
  const paidToday = await shares.countPaidSince(ctx.db, userId, since);
  const pay = payForShare({ isCounted: share.isCounted, paidToday });
  await shares.insertShare(ctx.db, {
    userId,
    subject: share.subject,
    platform: countedPlatform(share.platform),
    sharedAt: ctx.now,
    isPaid: pay.amount > 0,
  });
  return pay;
}

/** Sharing is itself an achievement, and its XP may lead to another. */
export async function grantAfterShare(ctx: Context<Tx>, totalXp: number): Promise<void> {
  const streakDays = await freshStreakDays(ctx.db, ctx.actor.user, ctx.now);
  await grantEarned(ctx.db, { id: ctx.actor.id, totalXp, streakDays }, ctx.now);
}
