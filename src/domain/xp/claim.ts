import { levelForXp } from "./level.ts";

/** Level before the award was paid and total after it; null if not paid yet. */
interface Payout {
  readonly levelBefore: number | null;
  readonly totalAfter: number | null;
}

/** Level before and total after paying an amount. */
export function payoutOf(totalXp: number, amount: number) {
  return { levelBefore: levelForXp(totalXp), totalAfter: totalXp + amount };
}

/** Result of claiming an award. */
export interface Claim {
  readonly levelUp: boolean;
  readonly newLevel: number;
  readonly totalXp: number;
  readonly awarded: number;
  /** Why less was paid than the reward. */
  readonly reason: string | null;
}

/** The award's own level-up with the current total: repeating an old claim never lowers the XP shown. */
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
