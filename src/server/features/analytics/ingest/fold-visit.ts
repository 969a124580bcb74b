import { isAct } from "#domain/analytics/analytics-events.ts";
import { hasNumber, withNumber } from "#domain/analytics/number-ranges.ts";
import { CRASH_MARK, funnelMark, hasMark } from "#domain/analytics/visit.ts";
import type { Counts } from "../sums/counts.ts";
import type { Arrival, ArrivedEvent } from "./arrival.ts";
import type { VisitState } from "./visit-state.ts";

/** An event not stored before. */
export type NewEvent = Pick<ArrivedEvent, "action" | "element" | "page" | "at" | "details">;

type Draft = { -readonly [Key in keyof VisitState]: VisitState[Key] };

/** Applies an arrival to a visit and returns the new state and new events. Idempotent. */
export function foldArrival(
  before: VisitState,
  arrival: Arrival,
  counts: Counts,
): { visit: VisitState; events: NewEvent[] } {
  const visit: Draft = { ...before };
  const events: NewEvent[] = [];
  const keep = (event: NewEvent) => {
    events.push(event);
    counts.add(event.at, "events", "", 1);
  };
  visit.userId ??= arrival.sender?.id ?? null;
  visit.device ??= arrival.device ?? null;
  for (const at of seenAt(arrival)) visit.lastSeenAt = later(visit.lastSeenAt, at);
  visit.activeSeconds = Math.max(visit.activeSeconds, arrival.activeSeconds ?? 0);
  visit.claimedActions = Math.max(visit.claimedActions, arrival.claimedActions ?? 0);
  for (const event of arrival.events ?? []) {
    if (hasNumber(visit.seen, event.number)) continue;
    visit.seen = withNumber(visit.seen, event.number);
    keep(event);
    addEvent(visit, event, counts);
  }
  const { funnel } = arrival;
  if (funnel && !hasMark(visit.marks, funnelMark(funnel.event))) {
    visit.marks |= funnelMark(funnel.event);
    keep({ action: funnel.event, element: funnel.element, page: "other", at: funnel.at, details: null });
  }
  return { visit, events };
}

function addEvent(visit: Draft, event: ArrivedEvent, counts: Counts): void {
  const { action, element, at } = event;
  if (event.at < visit.startedAt) visit.startedAt = event.at;
  visit.activeSeconds = Math.max(visit.activeSeconds, event.activeSeconds ?? 0);
  if (event.source && visit.source === "Direct") visit.source = event.source;
  if (action === "client_error") visit.marks |= CRASH_MARK;
  if (action === "feature_used") counts.add(at, "feature", element, 1, event.seconds ?? 0);
  if (action === "page_view") visit.pageViews++;
  if (isAct(action)) {
    visit.actions++;
    counts.add(at, "action", `${action}|${element}`, 1);
  }
  if (isAct(action) || action === "page_view")
    counts.add(at, "hour", String(at.getUTCHours()).padStart(2, "0"), 1);
}

/** The times of its events; a call without events counts at its arrival. */
function seenAt({ at, events = [], funnel }: Arrival): Date[] {
  const times = events.map((event) => event.at);
  if (funnel) times.push(funnel.at);
  return times.length > 0 ? times : [at];
}

/** The initial state of a visit. */
export function newVisit(arrivals: readonly Arrival[]): VisitState {
  const startedAt = arrivals.flatMap(seenAt).reduce((first, at) => (at < first ? at : first));
  return {
    userId: null,
    startedAt,
    lastSeenAt: startedAt,
    activeSeconds: 0,
    actions: 0,
    claimedActions: 0,
    pageViews: 0,
    source: "Direct",
    device: null,
    marks: 0,
    seen: [],
  };
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}
