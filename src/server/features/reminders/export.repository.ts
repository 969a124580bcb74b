import type { ExportView } from "#contracts/export/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { withIsoTimes } from "#server/platform/db/iso-times.ts";

type Exported = Pick<ExportView, "reminderSettings" | "calendarAddress" | "pushDevices" | "questReminders">;

/** Without the secrets: the calendar's address is not known here, and a device's would let others notify it. */
export async function exportReminders(tx: Tx, userId: string): Promise<Exported> {
  const settings = await tx
    .selectFrom("reminder_settings")
    .select(["quiet_from as quietFrom", "quiet_to as quietTo", "digest"])
    .select(["digest_hour as digestHour", "digest_weekday as digestWeekday"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const feed = await tx
    .selectFrom("calendar_feeds")
    .select(["created_at as createdAt", "read_at as readAt"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const devices = await tx
    .selectFrom("push_devices")
    .select(["name", "endpoint", "added_at as addedAt", "last_sent_at as lastSentAt"])
    .where("user_id", "=", userId)
    .orderBy("added_at")
    .execute();
  const reminders = await tx
    .selectFrom("quest_reminders")
    .select(["quest_id as questId", "asked_at as askedAt", "due_at as dueAt", "state"])
    .where("user_id", "=", userId)
    .orderBy("asked_at")
    .execute();
  return {
    reminderSettings: settings ?? null,
    calendarAddress: feed ? withIsoTimes(feed) : null,
    pushDevices: devices.map(({ endpoint, ...device }) => ({
      ...withIsoTimes(device),
      service: new URL(endpoint).host,
    })),
    questReminders: reminders.map(withIsoTimes),
  };
}
