import { updateStanding } from "#server/features/leaderboard/leaderboard.service.ts";
import { clearXp } from "#server/features/xp/ledger.service.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import * as progress from "./clear-progress.repository.ts";

/** No XP, no streak, no achievements: the person stands as on the first day. Called under the person's lock. */
export async function clearProgress(tx: Tx, userId: string): Promise<void> {
  await clearXp(tx, userId);
  await progress.deleteProgress(tx, userId);
  await updateStanding(tx, [userId]);
}
