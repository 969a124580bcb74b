import { MS_PER_DAY } from "../general/durations.ts";
import type { Money } from "../general/money.ts";

export const SUBSCRIPTION_STATUSES = ["unsubscribed", "trial", "subscribed", "legacy"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

export const MONTHLY_PRICE: Money = { amount: 2_000, currency: "usd" };
export const TRIAL_DAYS = 30;
/** Days of access after an unpaid renewal, while the provider retries the payment. */
export const UNPAID_GRACE_DAYS = 7;
/** The end of the trial is announced from this many days before it. */
export const TRIAL_ENDS_SOON_DAYS = 3;

/** The subscription's state according to the payment provider. */
export type PaymentState = "incomplete" | "active" | "past_due" | "ended";

export interface Plan {
  /** Access given without a payment: a trial, a grant ("subscribed"), legacy, or none. */
  readonly status: SubscriptionStatus;
  readonly trialExpiresAt: Date | null;
  readonly legacyAccess: boolean;
  readonly paymentState: PaymentState | null;
  /** End of the period paid for; null if nothing was ever paid. */
  readonly paidUntil: Date | null;
  readonly cancelsAtEnd: boolean;
}

export const NO_PLAN: Plan = {
  status: "unsubscribed",
  trialExpiresAt: null,
  legacyAccess: false,
  paymentState: null,
  paidUntil: null,
  cancelsAtEnd: false,
};

/** A person's access and subscription state at one moment. */
export interface Standing {
  readonly status: SubscriptionStatus;
  readonly isTrialExpired: boolean;
  readonly daysLeft: number;
  readonly hasAccess: boolean;
  /** Access comes from a payment, not from a grant. */
  readonly isPaid: boolean;
  /** A renewal failed; access continues for the grace period. */
  readonly isPaymentFailed: boolean;
}

/** Payments take precedence over given access; once they end, the state is that of an expired trial. */
export function standingOf(plan: Plan, now: Date): Standing {
  if (isPaid(plan, now)) {
    return {
      ...GIVEN,
      status: "subscribed",
      isPaid: true,
      isPaymentFailed: plan.paymentState === "past_due",
    };
  }
  if (plan.status === "subscribed") return { ...GIVEN, status: "subscribed" };
  if (plan.status === "legacy" && plan.legacyAccess) return { ...GIVEN, status: "legacy" };
  const hadPlan = plan.trialExpiresAt !== null || plan.paidUntil !== null;
  if (!hadPlan) return { ...GIVEN, status: "unsubscribed", hasAccess: false };
  // Legacy replaces the trial: once legacy access is switched off, remaining trial days do not count.
  const daysLeft = plan.status === "legacy" ? 0 : daysUntil(plan.trialExpiresAt, now);
  const isTrialExpired = daysLeft === 0;
  return { ...GIVEN, status: "trial", isTrialExpired, daysLeft, hasAccess: !isTrialExpired };
}

const GIVEN = {
  isTrialExpired: false,
  daysLeft: 0,
  hasAccess: true,
  isPaid: false,
  isPaymentFailed: false,
} as const;

function isPaid({ paymentState, paidUntil, cancelsAtEnd }: Plan, now: Date): boolean {
  if (paidUntil === null || (paymentState !== "active" && paymentState !== "past_due")) return false;
  return cancelsAtEnd ? now < paidUntil : !isGraceOver(paidUntil, now);
}

/** Whether the grace period of an unpaid renewal is over. */
export function isGraceOver(paidUntil: Date | null, now: Date): boolean {
  return paidUntil === null || now.getTime() >= paidUntil.getTime() + UNPAID_GRACE_DAYS * MS_PER_DAY;
}

/** Rounded up to whole days; 0 once the time has passed. */
function daysUntil(end: Date | null, now: Date): number {
  return end === null ? 0 : Math.max(0, Math.ceil((end.getTime() - now.getTime()) / MS_PER_DAY));
}

export function trialEnd(start: Date): Date {
  return new Date(start.getTime() + TRIAL_DAYS * MS_PER_DAY);
}

type TrialBadgeTone = "red" | "yellow" | "teal";

export function trialBadgeTone(daysLeft: number): TrialBadgeTone {
  if (daysLeft <= 3) return "red";
  return daysLeft <= 7 ? "yellow" : "teal";
}

/** The dialog to open automatically, if any. */
export function dialogFor(standing: Pick<Standing, "status" | "isTrialExpired">): "trial" | "payment" | null {
  if (standing.status === "unsubscribed") return "trial";
  return standing.status === "trial" && standing.isTrialExpired ? "payment" : null;
}

/** Adds months in UTC, counted from the anchor. The 31st becomes the last day of a shorter month. */
export function monthsAfter(anchor: Date, months: number): Date {
  const end = new Date(anchor);
  end.setUTCDate(1);
  end.setUTCMonth(anchor.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return end;
}
