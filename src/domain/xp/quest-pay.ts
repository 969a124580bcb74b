import { MS_PER_DAY } from "../general/durations.ts";
import type { QuestOrigin } from "../quests/quest.ts";

/** Caps count over a rolling 24 hours, not by date, so that a time zone change does not reset them. */
export const CAP_WINDOW_MS = MS_PER_DAY;

/** Maximum XP from quests of these origins within the window. Generated quests have separate limits. */
export const XP_CAPS = { own: 500, mentor: 200 } as const;

/** XP by origin: paid within the window, or remaining in it. */
export type CappedXp = Record<keyof typeof XP_CAPS, number>;

const RULES: Record<keyof typeof XP_CAPS, string> = {
  own: `Own quests pay up to ${XP_CAPS.own} XP in 24 hours.`,
  mentor: `Quests from the mentor pay up to ${XP_CAPS.mentor} XP in 24 hours.`,
};

/** The cap as text for the user; null if there is none. */
export function capRule(origin: QuestOrigin): string | null {
  return origin === "generated" ? null : RULES[origin];
}

/** Text shown when creating or accepting a quest: the cap, and whether this quest would exceed it. */
export function capNote(origin: keyof CappedXp, xpReward: number, left: CappedXp): string {
  const isBeyond = payForQuest(origin, xpReward, left).amount === 0;
  return isBeyond ? `${RULES[origin]} Completed now, this one would pay 0 XP.` : RULES[origin];
}

export function xpLeft(paid: CappedXp): CappedXp {
  return {
    own: Math.max(0, XP_CAPS.own - paid.own),
    mentor: Math.max(0, XP_CAPS.mentor - paid.mentor),
  };
}

/** XP a quest paid; null until completed. If no amount was stored, it paid its reward. */
export function paidXp(isCompleted: boolean, xpReward: number, kept: number | null): number | null {
  return isCompleted ? (kept ?? xpReward) : null;
}

interface QuestPay {
  readonly amount: number;
  /** Why less is paid than the reward. */
  readonly reason: string | null;
}

/** XP for completing a quest now. A reward that exceeds the remaining cap pays nothing, never a part. */
export function payForQuest(origin: QuestOrigin, xpReward: number, left: CappedXp): QuestPay {
  if (origin === "generated" || xpReward <= left[origin]) return { amount: xpReward, reason: null };
  return { amount: 0, reason: capRule(origin) };
}
