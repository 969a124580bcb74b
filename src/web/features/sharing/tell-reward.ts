import { ALREADY_COUNTED } from "#domain/sharing/sharing.ts";
import { type ToastInput, toast } from "#web/ui/toast/toast-store.ts";
import type { SharePaid } from "./claim-share.ts";

/** How long "Copied" stands before the reward takes its place: one notification at a time. */
export const COPIED_MS = 3_000;

export function tellReward(reward: ToastInput, afterMs: number): void {
  if (afterMs === 0) toast(reward);
  else setTimeout(() => toast(reward), afterMs);
}

/** A repeat earns nothing and says why. */
export function rewardText({ awarded, reason }: SharePaid, words: string): string {
  return awarded > 0 ? `+${awarded} ${words}` : (reason ?? ALREADY_COUNTED);
}
