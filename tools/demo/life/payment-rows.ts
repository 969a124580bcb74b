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
  for (let month = 0; month < 24; month++) {
    const [from, to] = [monthsAfter(startedAt, month), monthsAfter(startedAt, month + 1)];
    if (from >= now || (hasEnded && month > months)) break;
    const isGivenUp = hasEnded && month === months;
    if (isGivenUp && !isUnpaid) break;
    const isWaiting = !hasEnded && to > now && month > 0 && index % 11 === 0 && +now - +from < 7 * MS_PER_DAY;
    rows.add("payments", {
      id: `demo_${id}_${month}`,
      user_id: id,
      is_test: true,
      ...MONTHLY_PRICE,
      state: isGivenUp ? "void" : isWaiting ? "failed" : "paid",
      period_start: from,
      period_end: to,
      failed_at: isGivenUp || isWaiting ? from : null,
    });
  }
}
