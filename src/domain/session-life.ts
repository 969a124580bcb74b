import type { Role } from "./role.ts";

const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 24 * MS_PER_HOUR;

/** How long a session lives without use. Each use starts it anew. */
export const SESSION_IDLE_MS: Record<Role, number> = { member: 30 * MS_PER_DAY, admin: 12 * MS_PER_HOUR };

/** A use is written down at most this often, so that reading costs no write. */
export const SESSION_TOUCH_MS = 5 * 60_000;

export const SIGN_IN_ATTEMPT_MS = 10 * 60_000;

export function isSessionAlive(lastSeenAt: Date, role: Role, now: Date): boolean {
  return now.getTime() - lastSeenAt.getTime() < SESSION_IDLE_MS[role];
}
