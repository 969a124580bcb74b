import type { SubscriptionView } from "#contracts/subscription.ts";
import { dialogFor, TRIAL_ENDS_SOON_DAYS } from "#domain/subscription.ts";

export type PlanView = "offer" | "trial" | "payment" | "settled";

/** What the plan's dialog shows to whoever opened it. */
export function planViewOf(plan: SubscriptionView, isToPay: boolean): PlanView {
  const needed = dialogFor(plan);
  if (needed) return needed === "trial" ? "offer" : "payment";
  if (plan.isPaymentFailed) return "payment";
  if (plan.status !== "trial") return "settled";
  return isToPay ? "payment" : "trial";
}

export type PlanNews = "none" | "needed" | "ends-soon" | "payment-failed";

/** What the dashboard's banner speaks of. */
export function planNewsOf(plan: SubscriptionView): PlanNews {
  if (plan.isPaymentFailed) return "payment-failed";
  if (dialogFor(plan)) return "needed";
  return plan.status === "trial" && plan.daysLeft <= TRIAL_ENDS_SOON_DAYS ? "ends-soon" : "none";
}

export function daysLeftText(days: number): string {
  return days === 1 ? "1 day left" : `${days} days left`;
}

/** "December 3, 2026" */
export function longDate(instant: string, timeZone: string): string {
  return new Date(instant).toLocaleDateString("en", {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone,
  });
}
