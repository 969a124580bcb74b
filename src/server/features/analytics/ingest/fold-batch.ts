import { Counts } from "../sums/counts.ts";
import type { PersonSeen } from "./activity.ts";
import type { Arrival } from "./arrival.ts";
import { foldArrival, type NewEvent } from "./fold-visit.ts";
import { notePerson } from "./seen-people.ts";
import { countVisit, type VisitState } from "./visit-state.ts";

export interface Keyed {
  readonly key: string;
  readonly arrival: Arrival;
}

export interface LockedVisit {
  readonly id: string;
  readonly state: VisitState;
  readonly isNew: boolean;
}

/** The changes of a batch, computed before anything is written. */
interface Folded {
  readonly events: { visitId: string; event: NewEvent }[];
  readonly visits: { id: string; state: VisitState }[];
  readonly people: Map<string, PersonSeen>;
  readonly counts: Counts;
  /** Arrivals whose tab belongs to another person. */
  readonly foreign: Keyed[];
}

export function foldBatch(
  byKey: ReadonlyMap<string, readonly Keyed[]>,
  visitOf: (key: string) => LockedVisit,
): Folded {
  const folded: Folded = { events: [], visits: [], people: new Map(), counts: new Counts(), foreign: [] };
  for (const [key, arrivals] of byKey) {
    const visit = visitOf(key);
    const state = arrivals.reduce((before, keyed) => foldKeyed(folded, visit.id, before, keyed), visit.state);
    if (!visit.isNew) countVisit(folded.counts, visit.state, -1);
    countVisit(folded.counts, state, 1);
    folded.visits.push({ id: visit.id, state });
  }
  return folded;
}

function foldKeyed(folded: Folded, visitId: string, before: VisitState, keyed: Keyed): VisitState {
  const { arrival } = keyed;
  if (arrival.sender && before.userId && before.userId !== arrival.sender.id) {
    folded.foreign.push(keyed);
    return before;
  }
  const { visit, events } = foldArrival(before, arrival, folded.counts);
  for (const event of events) folded.events.push({ visitId, event });
  notePerson(folded.people, arrival, before, visit);
  return visit;
}
