import { levelForXp } from "./xp.ts";

/** The level before an award was paid and the total after it; null where it was not paid yet. */
interface Payout {
  readonly levelBefore: number | null;
  readonly totalAfter: number | null;
}

/** What paying an amount makes of a total. */
export function payoutOf(totalXp: number, amount: number) {
  return { levelBefore: levelForXp(totalXp), totalAfter: totalXp + amount };
}

/** What a claim answers. */
export interface Claim {
  readonly levelUp: boolean;
  readonly newLevel: number;
  readonly totalXp: number;
  readonly awarded: number;
  /** Why less was paid than promised. */
  readonly reason: string | null;
}

/** The award's own level-up with today's total: repeating an old claim never makes XP fall. */
export function claimOf(
  award: Payout & { readonly amount: number; readonly reason: string | null },
  totalXp: number,
): Claim {
  const newLevel = levelForXp(award.totalAfter ?? totalXp);
  return {
    levelUp: newLevel > (award.levelBefore ?? newLevel),
    newLevel,
    totalXp,
    awarded: award.amount,
    reason: award.reason,
  };
}
