import { countedPlatform, SHARE_XP, type SharePlatform, shareSource } from "#domain/sharing.ts";
import { levelForXp } from "#domain/xp.ts";
import {
  type Claim,
  claimWritten,
  lockMyTotal,
  payAtOnce,
  refuseClaim,
} from "#server/features/progress/ledger.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { countShare, grantAfterShare } from "./pay-share.service.ts";
import { shareAward } from "./share-award.ts";
import { levelSubject } from "./share-subject.ts";
import * as shares from "./shares.repository.ts";

/** Claims the award of a recorded share; where none waits, the share is one of the person's present level. */
export function claimMyShare(ctx: Context, xpGain: number, platform: SharePlatform): Promise<Claim> {
  return inTransaction(ctx, async (ctx) => {
    const totalXp = await lockMyTotal(ctx);
    const written = await claimWritten(ctx, totalXp, shareSource(platform), xpGain);
    if (written) return written;
    if (xpGain !== SHARE_XP) return refuseClaim();
    const claim = await shareLevel(ctx, totalXp, platform);
    await grantAfterShare(ctx, claim.totalXp);
    return claim;
  });
}

/** A level pays once, whatever the platform. */
async function shareLevel(ctx: Context<Tx>, totalXp: number, platform: SharePlatform): Promise<Claim> {
  const level = levelForXp(totalXp);
  const subject = levelSubject(level);
  const rows = await shares.listOfSubject(ctx.db, ctx.actor.id, subject);
  const isCounted = rows.some((row) => row.is_paid || row.platform === countedPlatform(platform));
  const { amount, reason } = await countShare(ctx, { subject, platform, isCounted });
  if (amount > 0) {
    const award = shareAward(ctx.actor.id, { subject, title: `Level ${level}`, platform });
    return payAtOnce(ctx, totalXp, award);
  }
  return { levelUp: false, newLevel: level, totalXp, awarded: 0, reason };
}
