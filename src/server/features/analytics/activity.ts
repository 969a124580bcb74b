import { type ActivityDays, returnMarks, withDay } from "#domain/activity-days.ts";
import { type CalendarDay, utcDay } from "#domain/calendar-day.ts";
import type { Activity } from "./activity.repository.ts";
import type { Sender } from "./arrival.ts";
import type { Counts } from "./counts.ts";

/** What a batch tells about a person. */
export interface PersonSeen {
  readonly sender: Sender;
  readonly times: Date[];
  sessions: number;
  activeSeconds: number;
}

/** Of somebody who was never seen before. */
export function noActivity(userId: string, at: Date): Activity {
  return { userId, lastSeenAt: at, day: utcDay(at), days: 0n, sessions: 0, activeSeconds: 0, returned: 0 };
}

export function foldActivity(known: Activity, person: PersonSeen, counts: Counts): Activity {
  const { sender, times } = person;
  let { lastSeenAt, returned } = known;
  let days: ActivityDays = known;
  let noted: CalendarDay | undefined;
  for (const at of times) {
    if (at > lastSeenAt) lastSeenAt = at;
    returned |= returnMarks(sender.signedUpAt, at);
    const day = utcDay(at);
    if (day === noted) continue;
    noted = day;
    const after = withDay(days, day);
    if (after.isNew) counts.add(startOf(day), "people", "", 1);
    days = after;
  }
  return {
    userId: sender.id,
    lastSeenAt,
    day: days.day,
    days: days.days,
    sessions: known.sessions + person.sessions,
    activeSeconds: known.activeSeconds + person.activeSeconds,
    returned,
  };
}

function startOf(day: CalendarDay): Date {
  return new Date(`${day}T00:00:00Z`);
}
