import { FUNNEL_MARKS } from "#domain/analytics/visit.ts";
import { type CalendarDay, utcDay } from "#domain/general/calendar-day.ts";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { returnMarks } from "#domain/progress/activity-days.ts";
import type { PersonSeen } from "./activity.ts";
import type { Arrival, Sender } from "./arrival.ts";
import type { VisitState } from "./visit-state.ts";

/** `last_seen_at` has minute precision: finer would mean a write for every batch. */
const SEEN_EVERY_MS = MS_PER_MINUTE;
const REMEMBERED = 50_000;

/** Remembers who was saved when, so that most batches need not update people. */
export function createSeenPeople() {
  const known = new Map<string, { at: number; day: CalendarDay; returned: number; marks: number }>();
  return {
    isKnown({ sender, times, sessions, activeSeconds, marks }: PersonSeen): boolean {
      const last = known.get(sender.id);
      if (!last || sessions > 0 || activeSeconds > 0 || (marks | last.marks) !== last.marks) return false;
      return times.every(
        (at) =>
          Math.abs(at.getTime() - last.at) < SEEN_EVERY_MS &&
          utcDay(at) === last.day &&
          returnMarks(sender.signedUpAt, at) === last.returned,
      );
    },
    remember({ sender, times, marks }: PersonSeen): void {
      const at = times.reduce((a, b) => (a > b ? a : b));
      known.delete(sender.id);
      known.set(sender.id, {
        at: at.getTime(),
        day: utcDay(at),
        returned: returnMarks(sender.signedUpAt, at),
        marks,
      });
      const oldest = known.size > REMEMBERED ? known.keys().next().value : undefined;
      if (oldest !== undefined) known.delete(oldest);
    },
  };
}

/** Adds what an arrival says about its sender. */
export function notePerson(
  seen: Map<string, PersonSeen>,
  arrival: Arrival,
  before: VisitState,
  after: VisitState,
): void {
  const { sender, events = [], funnel } = arrival;
  if (!sender) return;
  const person = seen.get(sender.id) ?? noted(sender);
  seen.set(sender.id, person);
  for (const { at } of events) person.times.push(at);
  if (funnel) person.times.push(funnel.at);
  if (events.length === 0 && !funnel) person.times.push(arrival.at);
  const isNewSession = before.userId === null;
  person.sessions += isNewSession ? 1 : 0;
  person.activeSeconds += after.activeSeconds - (isNewSession ? 0 : before.activeSeconds);
  const marks = after.marks & FUNNEL_MARKS;
  if (marks === 0) return;
  person.marks |= marks;
  if (!person.markedAt || after.startedAt < person.markedAt) person.markedAt = after.startedAt;
}

function noted(sender: Sender): PersonSeen {
  return { sender, times: [], sessions: 0, activeSeconds: 0, marks: 0, markedAt: null };
}
