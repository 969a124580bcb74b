import type { QueryClient } from "@tanstack/react-query";
import { listAchievements } from "#contracts/progress.ts";
import { listShareLinks } from "#contracts/sharing.ts";
import { claimXp, listLedger } from "#contracts/xp.ts";
import { SHARE_XP, type SharePlatform } from "#domain/sharing/sharing.ts";
import { call } from "#web/platform/api/api.ts";
import { SESSION_KEY } from "#web/platform/session/session.ts";
import { showUser } from "#web/platform/session/show-user.ts";
import { announceLevelUp } from "#web/wiring/level-up.ts";

export interface SharePaid {
  awarded: number;
  /** Why nothing was awarded. */
  reason: string | null;
}

/** Claims the share's XP and shows the updated user. */
export async function claimShare(client: QueryClient, platform: SharePlatform): Promise<SharePaid> {
  const input = { xpGain: SHARE_XP, source: `${platform}_share` };
  const { levelUp, newLevel, awarded, reason, ...user } = await call(claimXp, input);
  showUser(client, user);
  if (levelUp) announceLevelUp({ newLevel, totalXP: user.totalXP });
  return { awarded, reason };
}

/** A share may earn an achievement and creates a page listed in the profile. */
export function refreshAfterShare(client: QueryClient): void {
  for (const path of [SESSION_KEY[0], listAchievements.path, listLedger.path, listShareLinks.path])
    void client.invalidateQueries({ queryKey: [path] });
}
