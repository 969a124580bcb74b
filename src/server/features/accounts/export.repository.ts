import type { ExportView } from "#contracts/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { viewUser } from "./accounts.service.ts";
import { lockUser } from "./profile.repository.ts";

/** The person's account, sessions and schedule periods for the export, oldest first. */
export async function exportAccount(
  tx: Tx,
  userId: string,
): Promise<Pick<ExportView, "account" | "sessions" | "schedulePeriods">> {
  const user = await lockUser(tx, userId);
  const sessions = await tx
    .selectFrom("sessions")
    .select(["id", "device", "created_at", "last_seen_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  const periods = await tx
    .selectFrom("schedule_periods")
    .select(["from_day", "weekdays"])
    .where("user_id", "=", userId)
    .orderBy("from_day")
    .execute();
  return {
    account: {
      ...viewUser(user),
      signIn: { issuer: user.issuer, subject: user.subject },
      previousTimeZone: user.previous_time_zone,
      timeZoneChangedAt: user.time_zone_changed_at?.toISOString() ?? null,
      onboardedAt: user.onboarded_at?.toISOString() ?? null,
      pictureRemovedAt: user.avatar_removed_at?.toISOString() ?? null,
    },
    sessions: sessions.map((row) => ({
      id: row.id,
      device: row.device,
      createdAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
    })),
    schedulePeriods: periods.map((row) => ({ from: row.from_day, weekdays: row.weekdays })),
  };
}
