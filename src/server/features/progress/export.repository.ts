import type { ExportView } from "#contracts/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";

/** The person's active days, repairs and achievements for the export, oldest first. */
export async function exportProgress(
  tx: Tx,
  userId: string,
): Promise<Pick<ExportView, "activeDays" | "repairedDays" | "achievements">> {
  const activeDays = await tx
    .selectFrom("active_days")
    .select(["day", "last_at", "time_zone", "skipped"])
    .where("user_id", "=", userId)
    .orderBy("day")
    .execute();
  const repairedDays = await tx
    .selectFrom("repaired_days")
    .select(["day", "repaired_on"])
    .where("user_id", "=", userId)
    .orderBy("day")
    .execute();
  const achievements = await tx
    .selectFrom("earned_achievements")
    .select(["achievement_id", "earned_at"])
    .where("user_id", "=", userId)
    .orderBy("earned_at")
    .execute();
  return {
    activeDays: activeDays.map((row) => ({
      day: row.day,
      lastAt: row.last_at?.toISOString() ?? null,
      timeZone: row.time_zone,
      skippedDates: row.skipped,
    })),
    repairedDays: repairedDays.map((row) => ({ day: row.day, repairedOn: row.repaired_on })),
    achievements: achievements.map((row) => ({
      id: row.achievement_id,
      earnedAt: row.earned_at.toISOString(),
    })),
  };
}
