import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from "../general/durations.ts";
import type { Role } from "./role.ts";

/** How long a session lives without use. Each use starts it anew. */
const SESSION_IDLE_MS: Record<Role, number> = { member: 30 * MS_PER_DAY, admin: 12 * MS_PER_HOUR };

/** How long a session lives at all, however much it is used. */
const SESSION_TOTAL_MS: Record<Role, number> = { member: 90 * MS_PER_DAY, admin: 12 * MS_PER_HOUR };

/** A use is written down at most this often, so that reading costs no write. */
export const SESSION_TOUCH_MS = 5 * MS_PER_MINUTE;

export const SIGN_IN_ATTEMPT_MS = 10 * MS_PER_MINUTE;

export interface SessionTimes {
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

/** By the role of the moment: whoever becomes an admin has an admin's limits from then on, in old sessions too. */
export function sessionEnd({ createdAt, lastSeenAt }: SessionTimes, role: Role): Date {
  return new Date(
    Math.min(lastSeenAt.getTime() + SESSION_IDLE_MS[role], createdAt.getTime() + SESSION_TOTAL_MS[role]),
  );
}

export function isSessionAlive(times: SessionTimes, role: Role, now: Date): boolean {
  return now < sessionEnd(times, role);
}

/** Sessions of this role that were made or last seen before these moments have ended. */
export function sessionLimits(role: Role, now: Date): { createdAfter: Date; seenAfter: Date } {
  return {
    createdAfter: new Date(now.getTime() - SESSION_TOTAL_MS[role]),
    seenAfter: new Date(now.getTime() - SESSION_IDLE_MS[role]),
  };
}
