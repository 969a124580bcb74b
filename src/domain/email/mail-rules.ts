import { MS_PER_DAY, MS_PER_HOUR } from "../general/durations.ts";

export const MAIL_TYPES = ["onboarding_incomplete_1h", "onboarding_incomplete_7d", "inactive_7d"] as const;
export type MailType = (typeof MAIL_TYPES)[number];

/** How old an account without answers is at its first mail. */
export const FIRST_MAIL_AFTER_MS = MS_PER_HOUR;
/** How old it is at its second and last; and how long someone stays away until we write. */
export const LATE_MAIL_AFTER_MS = 7 * MS_PER_DAY;

/** At most one mail in this time, of whatever type. */
export const MAIL_PAUSE_MS = 72 * MS_PER_HOUR;

/** By itself the server writes only in the daytime of the reader. */
const EARLIEST_HOUR = 9;
const LATEST_HOUR = 20;

export function mailLabel(type: string): string {
  if (type === "onboarding_incomplete_1h") return "1 Hour";
  return type === "onboarding_incomplete_7d" ? "7 Days" : "Inactive 7 Days";
}

interface MailCandidate {
  readonly isOnboarded: boolean;
  readonly createdAt: Date;
  readonly lastActivityAt: Date;
}

interface DueMail {
  readonly type: MailType;
  /** Which spell of absence it is about; empty where the mail comes once in a lifetime. */
  readonly episode: string;
}

/** Which mail this person is due, if any. One type a person at a time. */
export function dueMail(
  { isOnboarded, createdAt, lastActivityAt }: MailCandidate,
  now: Date,
): DueMail | null {
  if (isOnboarded) {
    const isAway = now.getTime() - lastActivityAt.getTime() >= LATE_MAIL_AFTER_MS;
    return isAway ? { type: "inactive_7d", episode: lastActivityAt.toISOString() } : null;
  }
  const age = now.getTime() - createdAt.getTime();
  if (age >= LATE_MAIL_AFTER_MS) return { type: "onboarding_incomplete_7d", episode: "" };
  return age >= FIRST_MAIL_AFTER_MS ? { type: "onboarding_incomplete_1h", episode: "" } : null;
}

/** Whether it is daytime for someone in this zone: from 09:00, and before 20:00. */
export function isDaytime(now: Date, timeZone: string): boolean {
  const hour = Number(
    new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(now),
  );
  return hour >= EARLIEST_HOUR && hour < LATEST_HOUR;
}
