import { FUNNEL_EVENTS, type FunnelEvent } from "./analytics-events.ts";

/** Bit for a funnel step reached in a visit. */
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

/** One page view, no actions, under ten seconds. */
export function isBounce({ pageViews, actions, activeSeconds, startedAt, lastSeenAt }: VisitSoFar): boolean {
  const seconds = Math.max(activeSeconds, (lastSeenAt.getTime() - startedAt.getTime()) / 1_000);
  return pageViews === 1 && actions === 0 && seconds < BOUNCE_UNDER_SECONDS;
}
