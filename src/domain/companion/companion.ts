import { addDays, type CalendarDay, mondayOf } from "../general/calendar-day.ts";
import { MS_PER_DAY } from "../general/durations.ts";

/** How long the link of an invitation works. */
export const INVITE_MS = 7 * MS_PER_DAY;

/**
 * One signal a day of the sender's own calendar. Days only go forwards, so changing the time zone back and forth
 * brings no second one.
 */
export function maySignal(latest: CalendarDay | null, today: CalendarDay): boolean {
  return latest === null || latest < today;
}

/** Monday to Sunday of the week of `today`: whether a quest was finished on each day. */
export function weekDots(activeDays: readonly CalendarDay[], today: CalendarDay): boolean[] {
  const monday = mondayOf(today);
  const days = new Set(activeDays);
  return Array.from({ length: 7 }, (_, index) => days.has(addDays(monday, index)));
}

interface Invite {
  readonly userId: string;
  readonly expiresAt: Date;
  readonly usedBy: string | null;
}

/** What an invitation is to the person who opens its link. `repeated`: they accepted it already. */
export type InviteState = "open" | "own" | "repeated" | "over";

export function inviteState(invite: Invite | null, personId: string, now: Date): InviteState {
  if (!invite || invite.expiresAt <= now) return "over";
  if (invite.usedBy !== null) return invite.usedBy === personId ? "repeated" : "over";
  return invite.userId === personId ? "own" : "open";
}
