import type { WeeklySchedule } from "#domain/onboarding/weekly-schedule.ts";
import type { DigestTimes } from "#domain/reminders/digest-time.ts";
import { type QuietHours, USUAL_QUIET_HOURS } from "#domain/reminders/quiet-hours.ts";
import type { SettingsRecord } from "./settings.repository.ts";

type Stored = Pick<SettingsRecord, "quiet_from" | "quiet_to" | "digest" | "digest_hour" | "digest_weekday">;

/** The night is quiet until the person says otherwise. */
export function quietHoursOf(
  settings: Pick<Stored, "quiet_from" | "quiet_to"> | undefined,
): QuietHours | null {
  if (!settings) return USUAL_QUIET_HOURS;
  const { quiet_from: from, quiet_to: to } = settings;
  return from !== null && to !== null ? { from, to } : null;
}

const NO_DIGEST: DigestTimes = { frequency: "off", hour: 8, weekday: null };

export function digestTimesOf(settings: Omit<Stored, "quiet_from" | "quiet_to"> | undefined): DigestTimes {
  if (!settings) return NO_DIGEST;
  return {
    frequency: settings.digest,
    hour: settings.digest_hour,
    weekday: settings.digest_weekday,
  };
}

/** Whose clock and schedule the times go by. */
export function readerOf(user: { readonly time_zone: string; readonly weekly_schedule: unknown }) {
  return { timeZone: user.time_zone, schedule: user.weekly_schedule as WeeklySchedule | null };
}
