import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from "../general/durations.ts";

export const MAIL_TYPES = ["onboarding_incomplete_1h", "onboarding_incomplete_7d", "inactive_7d"] as const;
export type MailType = (typeof MAIL_TYPES)[number];

/** Account age at the first mail to someone who has not finished onboarding. */
export const FIRST_MAIL_AFTER_MS = MS_PER_HOUR;
/** Account age at the second and last such mail; also the absence after which we write to members. */
export const LATE_MAIL_AFTER_MS = 7 * MS_PER_DAY;

/** Minimum time between two mails of any type. */
export const MAIL_PAUSE_MS = 72 * MS_PER_HOUR;

/** Longer than any delivery takes: a mail still "sending" after this is in doubt. */
export const MAIL_IN_DOUBT_MS = 10 * MS_PER_MINUTE;

/** Automatic mails are sent only during the reader's daytime. */
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
  /** Identifies the period of absence the mail is about; empty for mails sent once per account. */
  readonly episode: string;
}

/** The mail due to this person, if any; at most one type at a time. */
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

/** Whether it is between 09:00 and 20:00 in this zone. */
export function isDaytime(now: Date, timeZone: string): boolean {
  const hour = Number(
    new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(now),
  );
  return hour >= EARLIEST_HOUR && hour < LATEST_HOUR;
}
