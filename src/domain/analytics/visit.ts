import { FUNNEL_EVENTS, type FunnelEvent } from "./analytics-events.ts";

/** How far a visit came, as bits: one for each step of the funnel, and one for an error. */
export function funnelMark(event: FunnelEvent): number {
  return 1 << FUNNEL_EVENTS.indexOf(event);
}

export const CRASH_MARK = 1 << FUNNEL_EVENTS.length;
export const FUNNEL_MARKS = CRASH_MARK - 1;

export function hasMark(marks: number, mark: number): boolean {
  return (marks & mark) !== 0;
}

const BOUNCE_UNDER_SECONDS = 10;

interface VisitSoFar {
  readonly pageViews: number;
  readonly actions: number;
  readonly activeSeconds: number;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
}

/** One view, nothing else, under ten seconds. */
export function isBounce({ pageViews, actions, activeSeconds, startedAt, lastSeenAt }: VisitSoFar): boolean {
  const seconds = Math.max(activeSeconds, (lastSeenAt.getTime() - startedAt.getTime()) / 1_000);
  return pageViews === 1 && actions === 0 && seconds < BOUNCE_UNDER_SECONDS;
}
