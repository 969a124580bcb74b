import type { InputOf } from "#contracts/endpoint.ts";
import type { claimXp } from "#contracts/xp.ts";
import { MS_PER_DAY, MS_PER_MINUTE } from "#domain/general/durations.ts";
import { type Claim, claimOf, payoutOf } from "#domain/xp/claim.ts";
import { levelForXp } from "#domain/xp/level.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { AppError } from "#server/platform/errors.ts";
import { announcePayout, lockMyTotal, QUEST_SOURCE, savePayout, settledAt } from "./awards.service.ts";
import * as claims from "./claims.repository.ts";

const CLAIM_REPEAT_MS = MS_PER_MINUTE;
const CLAIM_AFTER_SETTLING_MS = MS_PER_DAY;

/** Claim handlers by source, for features with their own rules, such as shares. */
export type XpClaimers = ReadonlyMap<string, (ctx: Context, xpGain: number) => Promise<Claim>>;

/** Pays the amount the server recorded, never the requested one. */
export function claimMyXp(
  ctx: Context,
  claimers: XpClaimers,
  { awardId, xpGain, source = QUEST_SOURCE }: InputOf<typeof claimXp>,
): Promise<Claim> {
  if (awardId !== undefined) return claimAward(ctx, awardId, xpGain);
  const claimer = claimers.get(source);
  return claimer ? claimer(ctx, xpGain) : claimBySize(ctx, { sourceType: source, nominal: xpGain });
}

/** Claims exactly this award, whenever it was settled. A repeat returns the same result. */
async function claimAward(ctx: Context, awardId: string, xpGain: number): Promise<Claim> {
  const { total_xp: totalXp } = ctx.actor.user;
  const seemsToReachLevel = levelForXp(totalXp + xpGain) > levelForXp(totalXp);
  return (
    (seemsToReachLevel ? undefined : await claimAtOnce(ctx, awardId, xpGain)) ??
    claimWithNews(ctx, awardId, xpGain)
  );
}

/** In one statement; undefined if the award reaches a level after all. */
async function claimAtOnce(ctx: Context, awardId: string, xpGain: number): Promise<Claim | undefined> {
  const wanted = { userId: ctx.actor.id, awardId, xpGain, now: ctx.now };
  const award = ofSize(await claims.claimOwnedAtOnce(ctx.db, wanted), xpGain);
  return award.isLeft ? undefined : claimed(award);
}

/** With what is written down about a new level. */
function claimWithNews(ctx: Context, awardId: string, xpGain: number): Promise<Claim> {
  return inTransaction(ctx, async (ctx) => {
    const wanted = { userId: ctx.actor.id, awardId, xpGain, now: ctx.now };
    const award = ofSize(await claims.claimOwned(ctx.db, wanted), xpGain);
    if (!award.settled_at) await announcePayout(ctx, ctx.actor.id, payoutOf(award.totalXp, award.amount));
    return claimed(award);
  });
}

function ofSize<A extends { readonly nominal: number }>(award: A | undefined, xpGain: number): A {
  if (!award) throw new AppError("not_found", "No such award.");
  if (award.nominal !== xpGain) throw new AppError("conflict", "This award has another size.");
  return award;
}

/** `award` as it was before it was claimed, with the person's total then. */
function claimed(award: claims.Claimable & { readonly totalXp: number }): Claim {
  if (award.settled_at) return claimOf(award, award.totalXp);
  const payout = payoutOf(award.totalXp, award.amount);
  return claimOf({ ...award, ...payout }, payout.totalAfter);
}

/** For clients that do not send award ids. */
function claimBySize(ctx: Context, kind: claims.AwardKind): Promise<Claim> {
  return inTransaction(ctx, async (ctx) => {
    const totalXp = await lockMyTotal(ctx);
    const waiting = await claimLatest(ctx, totalXp, kind, "waiting");
    const claim = waiting ?? (await claimLatest(ctx, totalXp, kind, "settled"));
    return claim ?? (await repeatClaim(ctx, totalXp, kind)) ?? refuseClaim();
  });
}

export function refuseClaim(): never {
  throw new AppError("conflict", "There is no XP of this kind to claim.");
}

/** Claims the newest of these awards; null if there is none. */
export async function claimLatest(
  ctx: Context<Tx>,
  totalXp: number,
  kind: claims.AwardKind,
  which: claims.Unclaimed,
): Promise<Claim | null> {
  const settledAfter = new Date(ctx.now.getTime() - CLAIM_AFTER_SETTLING_MS);
  const wanted = { userId: ctx.actor.id, ...kind, which, settledAfter };
  const award = await claims.findLatestUnclaimed(ctx.db, wanted);
  return award ? claimUnclaimed(ctx, totalXp, award) : null;
}

async function claimUnclaimed(ctx: Context<Tx>, totalXp: number, award: claims.Claimable): Promise<Claim> {
  const claimed = { claimed_at: ctx.now };
  if (award.settled_at) {
    await claims.updateAward(ctx.db, award.id, claimed);
    return claimOf(award, totalXp);
  }
  const payout = payoutOf(totalXp, award.amount);
  await claims.updateAward(ctx.db, award.id, { ...claimed, ...settledAt(ctx.now, payout) });
  await savePayout(ctx, ctx.actor.id, payout);
  return claimOf({ ...award, ...payout }, payout.totalAfter);
}

/** The result of the same claim made a moment ago; null if there was none. */
export async function repeatClaim(
  ctx: Context<Tx>,
  totalXp: number,
  kind: claims.AwardKind,
): Promise<Claim | null> {
  const claimedAfter = new Date(ctx.now.getTime() - CLAIM_REPEAT_MS);
  const repeated = await claims.findRecentClaim(ctx.db, { userId: ctx.actor.id, ...kind, claimedAfter });
  return repeated ? claimOf(repeated, totalXp) : null;
}
