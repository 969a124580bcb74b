import type { ExportView } from "#contracts/export/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { withIsoTimes } from "#server/platform/db/iso-times.ts";

/** The person's active days, repairs and achievements for the export, oldest first. */
export async function exportProgress(
  tx: Tx,
  userId: string,
): Promise<Pick<ExportView, "activeDays" | "repairedDays" | "achievements">> {
  const activeDays = await tx
    .selectFrom("active_days")
    .select(["day", "last_at as lastAt", "time_zone as timeZone", "skipped as skippedDates"])
    .where("user_id", "=", userId)
    .orderBy("day")
    .execute();
  const repairedDays = await tx
    .selectFrom("repaired_days")
    .select(["day", "repaired_on as repairedOn"])
    .where("user_id", "=", userId)
    .orderBy("day")
    .execute();
  const achievements = await tx
    .selectFrom("earned_achievements")
    .select(["achievement_id as id", "earned_at as earnedAt", "imported_at as importedAt"])
    .where("user_id", "=", userId)
    .orderBy("earned_at")
    .execute();
  return {
    activeDays: activeDays.map(withIsoTimes),
    repairedDays,
    achievements: achievements.map(withIsoTimes),
  };
}
