import type { SubscriptionView } from "#contracts/billing.ts";
import { dialogFor, TRIAL_ENDS_SOON_DAYS } from "#domain/billing/subscription.ts";
import { language } from "#web/platform/language/language.ts";
import { tn } from "#web/platform/language/text.ts";

export type PlanView = "offer" | "trial" | "payment" | "settled";

/** Which view the plan dialog shows. */
export function planViewOf(plan: SubscriptionView, isToPay: boolean): PlanView {
  const needed = dialogFor(plan);
  if (needed) return needed === "trial" ? "offer" : "payment";
  if (plan.isPaymentFailed) return "payment";
  if (plan.status !== "trial") return "settled";
  return isToPay ? "payment" : "trial";
}

type PlanNews = "none" | "needed" | "ends-soon" | "payment-failed";

/** What the dashboard's banner is about. */
export function planNewsOf(plan: SubscriptionView): PlanNews {
  if (plan.isPaymentFailed) return "payment-failed";
  if (dialogFor(plan)) return "needed";
  return plan.status === "trial" && plan.daysLeft <= TRIAL_ENDS_SOON_DAYS ? "ends-soon" : "none";
}

/** "December 3, 2026"; null if a subscription was ended early. */
export function endDay({ paidUntil, trialExpiresAt }: SubscriptionView, timeZone: string): string | null {
  const isEarly = paidUntil !== null && !isPast(paidUntil);
  const end = paidUntil ?? trialExpiresAt;
  return end && !isEarly ? longDate(end, timeZone) : null;
}

export function daysLeftText(days: number): string {
  return tn(days, "1 day left", "{n} days left");
}

export function isPast(instant: string | null, now = new Date()): boolean {
  return instant !== null && new Date(instant) <= now;
}

/** "December 3, 2026" */
export function longDate(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleDateString(language, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone,
  });
}
