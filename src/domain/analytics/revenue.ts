import type { SubscriptionEnd } from "../billing/ledger.ts";
import { shareOf } from "./figures.ts";

/**
 * Rows that fall between the same edges of a range, as one. Step i lies between edge i-1 and edge i: 0 is before
 * the first edge, edges.length after the last.
 */
interface Group {
  readonly count: number;
  /** The step in which it began, and the one in which it ended; null while it goes on. */
  readonly from: number;
  readonly to: number | null;
}

export interface SubscriptionGroup extends Group {
  /** Cents a month of all of them. */
  readonly amount: number;
  readonly reason: SubscriptionEnd | null;
  /** The person had paid before, and came back. */
  readonly isReturn: boolean;
}

export interface TrialGroup extends Group {
  readonly to: number;
  /** The step of the first payment. */
  readonly paid: number | null;
}

const isOn = ({ from, to }: Group, edge: number) => from <= edge && (to === null || to > edge);

function sumOf<G extends Group>(groups: readonly G[], value: (group: G) => number): number {
  return groups.reduce((sum, group) => sum + value(group), 0);
}

/** Subscriptions that were paid for at an edge, and what they bring a month. */
export function subscriptionsAt(groups: readonly SubscriptionGroup[], edge: number) {
  const on = groups.filter((group) => isOn(group, edge));
  return { count: sumOf(on, (group) => group.count), amount: sumOf(on, (group) => group.amount) };
}

export function trialsAt(groups: readonly TrialGroup[], edge: number): number {
  return sumOf(
    groups.filter((group) => isOn(group, edge)),
    (group) => group.count,
  );
}

/** What changed between two edges. Start + began + returned - cancelled - unpaid is the end. */
export function movements(groups: readonly SubscriptionGroup[], start: number, end: number) {
  const isIn = (step: number | null) => step !== null && step > start && step <= end;
  const of = (chosen: readonly SubscriptionGroup[]) => ({
    count: sumOf(chosen, (group) => group.count),
    amount: sumOf(chosen, (group) => group.amount),
  });
  return {
    began: of(groups.filter((group) => isIn(group.from) && !group.isReturn)),
    returned: of(groups.filter((group) => isIn(group.from) && group.isReturn)),
    cancelled: of(groups.filter((group) => isIn(group.to) && group.reason === "cancelled")),
    unpaid: of(groups.filter((group) => isIn(group.to) && group.reason === "unpaid")),
  };
}

/** Of the subscriptions at the start, those that ended until the end. */
export function churn(groups: readonly SubscriptionGroup[], start: number, end: number) {
  const there = groups.filter((group) => isOn(group, start));
  const [of, lost] = [
    sumOf(there, ({ count }) => count),
    sumOf(
      there.filter(({ to }) => to !== null && to <= end),
      ({ count }) => count,
    ),
  ];
  return { rate: shareOf(lost, of), lost, of };
}

/** Of the trials that ended between two edges, those that had paid by the second. */
export function trialToPaid(groups: readonly TrialGroup[], start: number, end: number) {
  const ended = groups.filter(({ to }) => to > start && to <= end);
  const paid = sumOf(
    ended.filter((group) => group.paid !== null && group.paid <= end),
    ({ count }) => count,
  );
  const of = sumOf(ended, ({ count }) => count);
  return { rate: shareOf(paid, of), paid, of };
}

export function trialsBegun(groups: readonly TrialGroup[], start: number, end: number): number {
  return sumOf(
    groups.filter(({ from }) => from > start && from <= end),
    ({ count }) => count,
  );
}
