import { type CalendarDay, utcDay } from "#domain/general/calendar-day.ts";
import { type ActivityDays, returnMarks, withDay } from "#domain/progress/activity-days.ts";
import type { Counts } from "../sums/counts.ts";
import type { Activity } from "./activity.repository.ts";
import type { Sender } from "./arrival.ts";
import { countSteps } from "./visit-state.ts";

/** What a batch says about one person. */
export interface PersonSeen {
  readonly sender: Sender;
  readonly times: Date[];
  sessions: number;
  activeSeconds: number;
  /** Funnel steps reached by their visits, and when the first of these visits began. */
  marks: number;
  markedAt: Date | null;
}

/** The initial activity of a person not seen before. */
export function noActivity(userId: string, at: Date): Activity {
  return {
    userId,
    lastSeenAt: at,
    day: utcDay(at),
    days: 0n,
    sessions: 0,
    activeSeconds: 0,
    returned: 0,
    marks: 0,
    markedAt: null,
  };
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
  const marks = known.marks | person.marks;
  const markedAt = earlier(known.markedAt, person.markedAt);
  if (known.markedAt) countSteps(counts, known.markedAt, known.marks, -1);
  if (markedAt) countSteps(counts, markedAt, marks, 1);
  return {
    userId: sender.id,
    lastSeenAt,
    day: days.day,
    days: days.days,
    sessions: known.sessions + person.sessions,
    activeSeconds: known.activeSeconds + person.activeSeconds,
    returned,
    marks,
    markedAt,
  };
}

function earlier(a: Date | null, b: Date | null): Date | null {
  return a && b ? (a < b ? a : b) : (a ?? b);
}

function startOf(day: CalendarDay): Date {
  return new Date(`${day}T00:00:00Z`);
}
