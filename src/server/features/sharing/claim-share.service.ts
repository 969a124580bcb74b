import { shareAward } from "#domain/sharing/share-award.ts";
import { levelSubject } from "#domain/sharing/share-subject.ts";
import { SHARE_SOURCES, SHARE_XP, type SharePlatform, shareSource } from "#domain/sharing/sharing.ts";
import type { Claim } from "#domain/xp/claim.ts";
import { levelForXp } from "#domain/xp/level.ts";
import { levelHere } from "#server/features/progress/achievements.service.ts";
import { lockMyTotal, payAtOnce } from "#server/features/xp/awards.service.ts";
import { claimLatest, refuseClaim, repeatClaim, type XpClaimers } from "#server/features/xp/claim.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { grantAfterShare, keepShare, priceShare } from "./pay-share.service.ts";
import * as shares from "./shares.repository.ts";

/** Claim handlers for share XP, by award source. */
export const shareClaimers: XpClaimers = new Map(
  [...SHARE_SOURCES].map(([source, platform]) => [
    source,
    (ctx, xpGain) => claimMyShare(ctx, xpGain, platform),
  ]),
);

/**
 * A claim does not say what was shared. It takes a waiting award first, else it pays for the current level.
 * Only if the level pays nothing is it treated as a late or repeated claim of an earlier award.
 */
function claimMyShare(ctx: Context, xpGain: number, platform: SharePlatform): Promise<Claim> {
  return inTransaction(ctx, async (ctx) => {
    if (xpGain !== SHARE_XP) return refuseClaim();
    const totalXp = await lockMyTotal(ctx);
    const kind = { sourceType: shareSource(platform), nominal: xpGain };
    const waiting = await claimLatest(ctx, totalXp, kind, "waiting");
    if (waiting) return waiting;

    const { subject, pay } = await priceLevel(ctx, levelForXp(totalXp));
    if (pay.amount === 0) {
      const settled = await claimLatest(ctx, totalXp, kind, "settled");
      const before = settled ?? (await repeatClaim(ctx, totalXp, kind));
      if (before) return before;
    }
    await keepShare(ctx, { subject, platform }, pay);
    const claim = pay.amount > 0 ? await payLevel(ctx, totalXp, platform) : unpaid(totalXp, pay.reason);
    await grantAfterShare(ctx, claim.totalXp);
    return claim;
  });
}

/** A level pays once, on any platform. */
async function priceLevel(ctx: Context<Tx>, level: number) {
  const subject = levelSubject(level);
  const rows = await shares.listOfSubject(ctx.db, ctx.actor.id, subject);
  const isPaid = rows.some((row) => row.is_paid);
  const isReachedHere = level <= (await levelHere(ctx.db, ctx.actor.id));
  return { subject, pay: await priceShare(ctx, { isPaid, isReachedHere }) };
}

function payLevel(ctx: Context<Tx>, totalXp: number, platform: SharePlatform): Promise<Claim> {
  const level = levelForXp(totalXp);
  const share = { subject: levelSubject(level), title: `Level ${level}`, platform };
  return payAtOnce(ctx, totalXp, shareAward(ctx.actor.id, share));
}

function unpaid(totalXp: number, reason: string | null): Claim {
  return { levelUp: false, newLevel: levelForXp(totalXp), totalXp, awarded: 0, reason };
}
