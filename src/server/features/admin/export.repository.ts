import type { ExportView } from "#contracts/export/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { withIsoTimes } from "#server/platform/db/iso-times.ts";

/** The person's leaderboard flag for the export. */
export async function exportFlag(tx: Tx, userId: string): Promise<Pick<ExportView, "leaderboardFlag">> {
  const flag = await tx
    .selectFrom("leaderboard_flags")
    .select(["flagged_at as flaggedAt", "xp", "state"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return { leaderboardFlag: flag ? withIsoTimes(flag) : null };
}
