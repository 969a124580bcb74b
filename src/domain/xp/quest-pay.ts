import { MS_PER_DAY } from "../general/durations.ts";
import type { QuestOrigin } from "../quests/quest.ts";

/** Caps count over any 24 hours, never by the calendar: a change of time zone opens none anew. */
export const CAP_WINDOW_MS = MS_PER_DAY;

/** What quests of these origins pay at most within the window. Generated ones have limits of their own. */
export const XP_CAPS = { own: 500, mentor: 200 } as const;

/** XP by origin: paid within the window, or still free in it. */
export type CappedXp = Record<keyof typeof XP_CAPS, number>;

const RULES: Record<keyof typeof XP_CAPS, string> = {
  own: `Own quests pay up to ${XP_CAPS.own} XP in 24 hours.`,
  mentor: `Quests from the mentor pay up to ${XP_CAPS.mentor} XP in 24 hours.`,
};

/** The cap in words for a person; null where there is none. */
export function capRule(origin: QuestOrigin): string | null {
  return origin === "generated" ? null : RULES[origin];
}

/** For whoever makes or takes a quest: the cap, and whether this one would be beyond it. */
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

/** What a quest paid; null until it is completed. Where no amount was kept beside it, it paid its reward. */
export function paidXp(isCompleted: boolean, xpReward: number, kept: number | null): number | null {
  return isCompleted ? (kept ?? xpReward) : null;
}

interface QuestPay {
  readonly amount: number;
  /** Why less is paid than promised. */
  readonly reason: string | null;
}

/** What completing a quest pays now. Beyond its cap it pays nothing: all or none. */
export function payForQuest(origin: QuestOrigin, xpReward: number, left: CappedXp): QuestPay {
  if (origin === "generated" || xpReward <= left[origin]) return { amount: xpReward, reason: null };
  return { amount: 0, reason: capRule(origin) };
}
