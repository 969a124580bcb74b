import type { SandboxCard } from "#contracts/billing.ts";
import { monthsAfter, type PaymentState, UNPAID_GRACE_DAYS } from "#domain/billing/subscription.ts";
import { MS_PER_DAY, MS_PER_HOUR } from "#domain/general/durations.ts";

const FIRST_PAYMENT_WAITS_MS = 23 * MS_PER_HOUR;
const UNPAID_WAITS_MS = UNPAID_GRACE_DAYS * MS_PER_DAY;

/** A test subscription: its state follows from the clock alone. */
export interface SandboxSubscription {
  readonly state: PaymentState;
  readonly card: SandboxCard | null;
  /** When it was opened; after the first payment, the time of that payment. */
  readonly startedAt: Date;
  /** Months paid since then. */
  readonly periods: number;
  readonly cancelsAtEnd: boolean;
}

interface Renewal {
  readonly status: "paid" | "open";
  readonly start: Date;
  readonly end: Date;
}

interface Advanced {
  readonly subscription: SandboxSubscription;
  readonly renewals: readonly Renewal[];
}

export function paidUntil({ startedAt, periods }: SandboxSubscription): Date | null {
  return periods === 0 ? null : monthsAfter(startedAt, periods);
}

/** Applies what happened since the last call: renewals, failed renewals, the end. */
export function advance(subscription: SandboxSubscription, now: Date): Advanced {
  const renewals: Renewal[] = [];
  let current = subscription;
  while (current.state === "active" && now >= monthsAfter(current.startedAt, current.periods)) {
    if (current.cancelsAtEnd) return { subscription: { ...current, state: "ended" }, renewals };
    const renewal = renew(current);
    renewals.push(renewal);
    current =
      renewal.status === "paid"
        ? { ...current, periods: current.periods + 1 }
        : { ...current, state: "past_due" };
  }
  return {
    subscription: hasWaitedTooLong(current, now) ? { ...current, state: "ended" } : current,
    renewals,
  };
}

function renew({ card, startedAt, periods }: SandboxSubscription): Renewal {
  return {
    status: card === "fails_later" ? "open" : "paid",
    start: monthsAfter(startedAt, periods),
    end: monthsAfter(startedAt, periods + 1),
  };
}

function hasWaitedTooLong(subscription: SandboxSubscription, now: Date): boolean {
  const { state, startedAt, periods } = subscription;
  if (state === "incomplete") return now.getTime() >= startedAt.getTime() + FIRST_PAYMENT_WAITS_MS;
  if (state !== "past_due") return false;
  return now.getTime() >= monthsAfter(startedAt, periods).getTime() + UNPAID_WAITS_MS;
}

/** The subscription after its open invoice was paid with this card. */
export function afterPayment(
  subscription: SandboxSubscription,
  card: SandboxCard,
  now: Date,
): SandboxSubscription {
  if (subscription.state === "incomplete") {
    return { ...subscription, state: "active", card, startedAt: now, periods: 1 };
  }
  return { ...subscription, state: "active", card, periods: subscription.periods + 1 };
}
