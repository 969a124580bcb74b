import { MS_PER_DAY } from "../general/durations.ts";
import { monthsAfter, type PaymentState } from "./subscription.ts";

export type LedgerState = "paid" | "failed" | "void";
export type SubscriptionEnd = "cancelled" | "unpaid";

interface Period {
  readonly periodStart: Date;
  readonly periodEnd: Date;
}

/** Renewals may be invoiced a little late. */
const JOINED_WITHIN_MS = 3 * MS_PER_DAY;

/**
 * When the subscription that is paid until `paidUntil` began: the start of the unbroken run of paid periods
 * before that day. Without periods, a month before.
 */
export function paidSince(paidUntil: Date, periods: readonly Period[]): Date {
  let since = paidUntil;
  for (const { periodStart, periodEnd } of [...periods].sort((a, b) => +b.periodEnd - +a.periodEnd))
    if (periodStart < since && +since - +periodEnd <= JOINED_WITHIN_MS) since = periodStart;
  return since < paidUntil ? since : monthsAfter(paidUntil, -1);
}

interface PaidState {
  readonly state: PaymentState;
  readonly paidUntil: Date;
  readonly cancelsAtEnd: boolean;
  /** What the state was before. */
  readonly stateBefore: PaymentState | null;
}

/** When and why a subscription ends or ended; null while it goes on. */
export function subscriptionEnd(
  { state, paidUntil, cancelsAtEnd, stateBefore }: PaidState,
  now: Date,
): { at: Date; reason: SubscriptionEnd } | null {
  if (state === "ended") {
    // A failed renewal is tried again after the paid period, so the end is the moment it was given up.
    if (stateBefore === "past_due") return { at: now, reason: "unpaid" };
    return { at: paidUntil < now ? paidUntil : now, reason: "cancelled" };
  }
  return cancelsAtEnd ? { at: paidUntil, reason: "cancelled" } : null;
}
