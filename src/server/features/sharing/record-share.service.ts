import type { RecordedShare } from "#contracts/sharing.ts";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { shareAward } from "#domain/sharing/share-award.ts";
import { achievementSubject, readSubject, subjectTitle } from "#domain/sharing/share-subject.ts";
import { countedPlatform, SHARE_XP, type SharePlatform, shareSource } from "#domain/sharing/sharing.ts";
import { hasEarned, isEarnedHere } from "#server/features/progress/achievements.service.ts";
import { isUnclaimed, lockMyTotal, writeAward } from "#server/features/xp/awards.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { AppError } from "#server/platform/errors.ts";
import { grantAfterShare, keepShare, priceShare } from "./pay-share.service.ts";
import * as shares from "./shares.repository.ts";

/** A repeat within this time is treated as a retry whose first answer was lost. */
const RETRY_MS = MS_PER_MINUTE;

export function recordMyShare(
  ctx: Context,
  achievementId: string,
  platform: SharePlatform,
): Promise<RecordedShare> {
  return inTransaction(ctx, async (ctx) => {
    const subject = achievementSubject(achievementId);
    const totalXp = await lockMyTotal(ctx);
    const known = readSubject(subject);
    if (!known || !(await hasEarned(ctx.db, ctx.actor.id, achievementId)))
      throw new AppError("not_found", "You have not earned this achievement yet.");
    const rows = await shares.listOfSubject(ctx.db, ctx.actor.id, subject);
    const before = rows.find((row) => row.platform === countedPlatform(platform));
    if (before && (await isRetry(ctx, before, subject, platform)))
      return { awarded: SHARE_XP, reason: null, shareCount: rows.length };

    const pay = await priceShare(ctx, {
      isPaid: before?.is_paid ?? false,
      isReachedHere: await isEarnedHere(ctx.db, ctx.actor.id, achievementId),
    });
    await keepShare(ctx, { subject, platform }, pay);
    if (pay.amount > 0) {
      const award = shareAward(ctx.actor.id, { subject, title: subjectTitle(known), platform });
      await writeAward(ctx.db, award, ctx.now);
    }
    if (!before || pay.amount > 0) await grantAfterShare(ctx, totalXp + pay.amount);
    return { awarded: pay.amount, reason: pay.reason, shareCount: rows.length + (before ? 0 : 1) };
  });
}

async function isRetry(
  ctx: Context<Tx>,
  before: { is_paid: boolean; shared_at: Date },
  subject: string,
  platform: SharePlatform,
): Promise<boolean> {
  if (!before.is_paid || ctx.now.getTime() - before.shared_at.getTime() > RETRY_MS) return false;
  return isUnclaimed(ctx.db, { userId: ctx.actor.id, sourceType: shareSource(platform), sourceId: subject });
}
