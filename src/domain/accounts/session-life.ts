import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from "../general/durations.ts";
import type { Role } from "./role.ts";

/** Idle timeout of a session; each use restarts it. */
const SESSION_IDLE_MS: Record<Role, number> = { member: 30 * MS_PER_DAY, admin: 12 * MS_PER_HOUR };

/** Absolute lifetime of a session, regardless of use. */
const SESSION_TOTAL_MS: Record<Role, number> = { member: 90 * MS_PER_DAY, admin: 12 * MS_PER_HOUR };

/** Minimum interval between updates of `lastSeenAt`, so that most reads cost no write. */
export const SESSION_TOUCH_MS = 5 * MS_PER_MINUTE;

export const SIGN_IN_ATTEMPT_MS = 10 * MS_PER_MINUTE;

export interface SessionTimes {
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
}

/** Uses the current role: someone promoted to admin gets the admin limits in existing sessions too. */
export function sessionEnd({ createdAt, lastSeenAt }: SessionTimes, role: Role): Date {
  return new Date(
    Math.min(lastSeenAt.getTime() + SESSION_IDLE_MS[role], createdAt.getTime() + SESSION_TOTAL_MS[role]),
  );
}

export function isSessionAlive(times: SessionTimes, role: Role, now: Date): boolean {
  return now < sessionEnd(times, role);
}

/** Sessions of this role created or last seen before these times have expired. */
export function sessionLimits(role: Role, now: Date): { createdAfter: Date; seenAfter: Date } {
  return {
    createdAfter: new Date(now.getTime() - SESSION_TOTAL_MS[role]),
    seenAfter: new Date(now.getTime() - SESSION_IDLE_MS[role]),
  };
}
