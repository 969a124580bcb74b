import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from "../general/durations.ts";

export const MAIL_TYPES = ["onboarding_incomplete_1h", "onboarding_incomplete_7d", "inactive_7d"] as const;
export type MailType = (typeof MAIL_TYPES)[number];
/** Mails that are due by these rules, those that people asked for, and answers to feedback. */
export const SENT_MAIL_TYPES = [...MAIL_TYPES, "digest", "feedback_reply"] as const;
export type SentMailType = (typeof SENT_MAIL_TYPES)[number];

/** Account age at the first mail to someone who has not finished onboarding. */
export const FIRST_MAIL_AFTER_MS = MS_PER_HOUR;
/** Account age at the second and last such mail; also the absence after which we write to members. */
export const LATE_MAIL_AFTER_MS = 7 * MS_PER_DAY;

/** Minimum time between two mails of any type. */
export const MAIL_PAUSE_MS = 72 * MS_PER_HOUR;

/** Longer than any delivery takes: a mail still "sending" after this is in doubt. */
export const MAIL_IN_DOUBT_MS = 10 * MS_PER_MINUTE;

/** What became of a mail. "sent": the mail server took it; whether somebody read it is not tracked. */
export const MAIL_LOG_STATES = ["sent", "failed", "sending", "in_doubt"] as const;
export type MailLogState = (typeof MAIL_LOG_STATES)[number];

export function mailLogState(
  state: Exclude<MailLogState, "in_doubt">,
  claimedAt: Date,
  now: Date,
): MailLogState {
  const isLate = now.getTime() - claimedAt.getTime() >= MAIL_IN_DOUBT_MS;
  return state === "sending" && isLate ? "in_doubt" : state;
}

/** Automatic mails are sent only during the reader's daytime. */
const EARLIEST_HOUR = 9;
const LATEST_HOUR = 20;

export function mailLabel(type: string): string {
  if (type === "feedback_reply") return "Reply";
  if (type === "digest") return "Digest";
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
  const hour = Math.floor(minuteOfDay(now, timeZone) / 60);
  return hour >= EARLIEST_HOUR && hour < LATEST_HOUR;
}

/** When the schedule writes to somebody in this zone: now by day, else the next morning. */
export function nextDaytime(now: Date, timeZone: string): Date {
  if (isDaytime(now, timeZone)) return now;
  const earliest = EARLIEST_HOUR * 60;
  const waitMinutes = (earliest - minuteOfDay(now, timeZone) + MINUTES_A_DAY) % MINUTES_A_DAY;
  const minute = Math.floor(now.getTime() / MS_PER_MINUTE);
  const morning = new Date((minute + waitMinutes) * MS_PER_MINUTE);
  // The clocks may change in the night.
  const offMinutes = minuteOfDay(morning, timeZone) - earliest;
  return new Date(morning.getTime() - offMinutes * MS_PER_MINUTE);
}

const MINUTES_A_DAY = 1_440;

function minuteOfDay(at: Date, timeZone: string): number {
  const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  const [hour = 0, minute = 0] = new Intl.DateTimeFormat("en-GB", { timeZone, ...clock })
    .format(at)
    .split(":")
    .map(Number);
  return hour * 60 + minute;
}
