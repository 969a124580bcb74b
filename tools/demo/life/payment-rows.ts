import type { LedgerState } from "#domain/billing/ledger.ts";
import { MONTHLY_PRICE, monthsAfter, trialEnd } from "#domain/billing/subscription.ts";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import type { DemoPerson } from "../people/person.ts";
import type { Rows } from "../rows.ts";

interface Paying {
  readonly now: Date;
  readonly since: Date;
  /** Whether the plan goes on today. */
  readonly isGoingOn: boolean;
}

/**
 * A demo person's part of the ledger of payments, marked as test money: from the end of the trial, month by month.
 * Only the ledger: at the payment provider these people do not exist.
 */
export function addPayments({ id, index }: DemoPerson, { now, since, isGoingOn }: Paying, rows: Rows): void {
  // Some pay before the trial is over. By the index, so that the person's other random values stay as they are.
  const startedAt = new Date(trialEnd(since).getTime() - ((index * 7) % 12) * MS_PER_DAY);
  if (startedAt >= now) return;
  const months = 1 + ((index * 13) % 7);
  const endedAt = monthsAfter(startedAt, months);
  const hasEnded = !isGoingOn && endedAt < now;
  const isUnpaid = index % 3 === 0;
  rows.add("paid_subscriptions", {
    id: `demo_${id}`,
    user_id: id,
    is_test: true,
    monthly_amount: MONTHLY_PRICE.amount,
    currency: MONTHLY_PRICE.currency,
    started_at: startedAt,
    ended_at: hasEnded ? endedAt : null,
    end_reason: hasEnded ? (isUnpaid ? "unpaid" : "cancelled") : null,
  });
  for (let month = 0; month <= (hasEnded ? months : 24) && monthsAfter(startedAt, month) < now; month++) {
    const [from, to] = [monthsAfter(startedAt, month), monthsAfter(startedAt, month + 1)];
    const state = stateOf({ isLast: hasEnded && month === months, isRenewal: month > 0, from, to });
    if (state === null) break;
    rows.add("payments", {
      id: `demo_${id}_${month}`,
      user_id: id,
      is_test: true,
      ...MONTHLY_PRICE,
      state,
      period_start: from,
      period_end: to,
      failed_at: state === "paid" ? null : from,
    });
  }

  /** Null after a cancellation: there is no further payment. */
  function stateOf(period: {
    isLast: boolean;
    isRenewal: boolean;
    from: Date;
    to: Date;
  }): LedgerState | null {
    if (period.isLast) return isUnpaid ? "void" : null;
    const isFresh = period.to > now && +now - +period.from < 7 * MS_PER_DAY;
    return isFresh && period.isRenewal && !hasEnded && index % 11 === 0 ? "failed" : "paid";
  }
}
