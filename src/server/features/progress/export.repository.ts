import type { ExportView } from "#contracts/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { isoOrNull } from "#server/platform/iso-or-null.ts";

/** What the export tells of it: one person's rows, whole, oldest first. */
export async function exportProgress(
  tx: Tx,
  userId: string,
): Promise<Pick<ExportView, "xpLedger" | "activeDays" | "repairedDays" | "achievements">> {
  const ledger = await tx
    .selectFrom("xp_ledger")
    .select(["id", "source_type", "source_id", "label", "nominal", "amount", "reason"])
    .select(["created_at", "settled_at", "claimed_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
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
    xpLedger: ledger.map((row) => ({
      id: row.id,
      sourceType: row.source_type,
      sourceId: row.source_id,
      label: row.label,
      nominal: row.nominal,
      amount: row.amount,
      reason: row.reason,
      createdAt: row.created_at.toISOString(),
      settledAt: isoOrNull(row.settled_at),
      claimedAt: isoOrNull(row.claimed_at),
    })),
    activeDays: activeDays.map((row) => ({
      day: row.day,
      lastAt: isoOrNull(row.last_at),
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
