import { returnMarks, withDay } from "#domain/activity-days.ts";
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
  let activity = known;
  for (const at of times) {
    const day = withDay(activity, utcDay(at));
    if (day.isNew) counts.add(startOf(utcDay(at)), "people", "", 1);
    activity = {
      userId: sender.id,
      lastSeenAt: activity.lastSeenAt > at ? activity.lastSeenAt : at,
      day: day.day,
      days: day.days,
      sessions: activity.sessions,
      activeSeconds: activity.activeSeconds,
      returned: activity.returned | returnMarks(sender.signedUpAt, at),
    };
  }
  const { sessions, activeSeconds } = activity;
  return {
    ...activity,
    sessions: sessions + person.sessions,
    activeSeconds: activeSeconds + person.activeSeconds,
  };
}

function startOf(day: CalendarDay): Date {
  return new Date(`${day}T00:00:00Z`);
}
