import { FUNNEL_MARKS } from "#domain/analytics/visit.ts";
import type { Activity } from "#server/features/analytics/ingest/activity.repository.ts";
import { foldActivity, noActivity, type PersonSeen } from "#server/features/analytics/ingest/activity.ts";
import type { Arrival, Sender } from "#server/features/analytics/ingest/arrival.ts";
import { foldArrival, type NewEvent, newVisit } from "#server/features/analytics/ingest/fold-visit.ts";
import { countVisit, type VisitState } from "#server/features/analytics/ingest/visit-state.ts";
import { type Count, Counts } from "#server/features/analytics/sums/counts.ts";
import type { DemoVisit } from "./visit-writer.ts";

export interface FoldedVisit {
  readonly key: string;
  readonly state: VisitState;
  readonly events: readonly NewEvent[];
}

/** Adds visits to the sums by the same rules as real ones. */
export class VisitSums {
  readonly #counts = new Counts();

  fold({ key, arrivals }: DemoVisit): FoldedVisit {
    let state = newVisit(arrivals);
    const events: NewEvent[] = [];
    for (const arrival of arrivals) {
      const folded = foldArrival(state, arrival, this.#counts);
      state = folded.visit;
      events.push(...folded.events);
    }
    countVisit(this.#counts, state, 1);
    return { key, state, events };
  }

  /** A person's activity, from their visits in order. */
  foldPerson(sender: Sender, visits: readonly DemoVisit[], folded: readonly FoldedVisit[]): Activity {
    const marked = folded.filter(({ state }) => (state.marks & FUNNEL_MARKS) !== 0);
    const seen: PersonSeen = {
      sender,
      times: visits.flatMap(({ arrivals }) => ends(arrivals)),
      sessions: visits.length,
      activeSeconds: folded.reduce((sum, { state }) => sum + state.activeSeconds, 0),
      marks: marked.reduce((marks, { state }) => marks | (state.marks & FUNNEL_MARKS), 0),
      markedAt: marked[0]?.state.startedAt ?? null,
    };
    const first = seen.times[0] ?? sender.signedUpAt;
    return foldActivity(noActivity(sender.id, first), seen, this.#counts);
  }

  list(): Count[] {
    return this.#counts.list();
  }
}

/** First and last time a person was seen in a visit; times between them add no other day. */
function ends(arrivals: readonly Arrival[]): Date[] {
  const times = arrivals
    .filter(({ sender }) => sender)
    .flatMap(({ at, events, funnel }) => {
      if (events) return [events[0]?.at ?? at, events.at(-1)?.at ?? at];
      return [funnel?.at ?? at];
    });
  const sorted = times.sort((a, b) => a.getTime() - b.getTime());
  return [...sorted.slice(0, 1), ...sorted.slice(-1)];
}
