import { ALREADY_COUNTED } from "#domain/sharing/sharing.ts";
import { t } from "#web/platform/language/text.ts";
import { type ToastInput, toast } from "#web/ui/toast/toast-store.ts";
import type { SharePaid } from "./claim-share.ts";

/** How long the "Copied" toast is shown before the reward replaces it. */
export const COPIED_MS = 3_000;

export function showReward(reward: ToastInput, afterMs: number): void {
  if (afterMs === 0) toast(reward);
  else setTimeout(() => toast(reward), afterMs);
}

/** A repeated share earns nothing, and the text says why. */
export function rewardText({ awarded, reason }: SharePaid, words: string): string {
  return awarded > 0 ? words : t(reason ?? ALREADY_COUNTED);
}
