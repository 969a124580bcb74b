import type { ExportView } from "#contracts/export/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { withIsoTimes } from "#server/platform/db/iso-times.ts";
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
    .select(["id", "device", "created_at as createdAt", "last_seen_at as lastSeenAt"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  const schedulePeriods = await tx
    .selectFrom("schedule_periods")
    .select(["from_day as from", "weekdays"])
    .where("user_id", "=", userId)
    .orderBy("from_day")
    .execute();
  return {
    account: {
      ...viewUser(user),
      ...withIsoTimes({
        timeZoneChangedAt: user.time_zone_changed_at,
        onboardedAt: user.onboarded_at,
        pictureRemovedAt: user.avatar_removed_at,
      }),
      signIn: { issuer: user.issuer, subject: user.subject },
      previousTimeZone: user.previous_time_zone,
    },
    sessions: sessions.map(withIsoTimes),
    schedulePeriods,
  };
}
