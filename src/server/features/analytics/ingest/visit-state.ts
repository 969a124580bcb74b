import { onboardingTaken, stepsTaken } from "#domain/analytics/funnel.ts";
import type { NumberRanges } from "#domain/analytics/number-ranges.ts";
import { CRASH_MARK, funnelMark, hasMark, isBounce } from "#domain/analytics/visit.ts";
import type { Counts } from "../sums/counts.ts";

export interface VisitState {
  readonly userId: string | null;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
  readonly activeSeconds: number;
  readonly actions: number;
  readonly claimedActions: number;
  readonly pageViews: number;
  readonly source: string;
  readonly device: string | null;
  readonly marks: number;
  readonly seen: NumberRanges;
}

function actsOf({ actions, claimedActions }: VisitState): number {
  return Math.max(actions, claimedActions);
}

/** Counts all steps at the time of the first, so that no step has more people than the one before. */
export function countSteps(counts: Counts, at: Date, marks: number, sign: 1 | -1): void {
  for (const step of stepsTaken(marks)) counts.add(at, "step", step, sign);
  for (const part of onboardingTaken(marks)) counts.add(at, "onboarding", part, sign);
}

/** Adds a visit to the sums; sign -1 subtracts it. */
export function countVisit(counts: Counts, visit: VisitState, sign: 1 | -1): void {
  const at = visit.startedAt;
  counts.add(at, "visit", visit.source, sign);
  if (isBounce({ ...visit, actions: actsOf(visit) })) counts.add(at, "bounce", "", sign);
  if (hasMark(visit.marks, CRASH_MARK)) counts.add(at, "crash", "", sign);
  // Signed-in people count once over all their visits: see foldActivity.
  if (visit.userId === null) countSteps(counts, at, visit.marks, sign);
  if (hasMark(visit.marks, funnelMark("onboarding_completion")))
    counts.add(at, "conversion", visit.source, sign);
  if (visit.userId === null) return;
  counts.add(at, "session", "", sign, sign * visit.activeSeconds);
  counts.add(at, "session_actions", "", sign * actsOf(visit));
}
