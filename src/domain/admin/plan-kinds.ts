import { type Plan, standingOf } from "../billing/subscription.ts";

/** What an operator filters people by: exactly one holds for each person at a moment. */
export const PLAN_KINDS = [
  "paying",
  "past_due",
  "trial",
  "trial_ended",
  "churned",
  "granted",
  "legacy",
  "none",
] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

interface Words {
  readonly label: string;
  /** The definition, as one sentence. */
  readonly means: string;
}

export const PLAN_KIND_WORDS: Record<PlanKind, Words> = {
  paying: {
    label: "Subscribed",
    means: "The period that runs now is paid, or its renewal is still being taken.",
  },
  past_due: {
    label: "Payment failed",
    means: "The last renewal failed; access goes on for 7 days while the payment is tried again.",
  },
  trial: { label: "Trial", means: "The free trial runs, and nothing is paid." },
  trial_ended: { label: "Trial ended", means: "The free trial is over, and nothing was ever paid." },
  churned: { label: "Churned", means: "Paid once, pays no more, and has no other access." },
  granted: { label: "Subscribed free", means: "Subscribed without charge, by an operator." },
  legacy: { label: "Legacy", means: "Full use without paying, with the status Legacy." },
  none: { label: "Unsubscribed", means: "Never began a trial and never paid." },
};

/** Payments come before given access, and given access before the trial, as in `standingOf`. */
export function planKindOf(plan: Plan, now: Date): PlanKind {
  const standing = standingOf(plan, now);
  if (standing.isPaid) return standing.isPaymentFailed ? "past_due" : "paying";
  if (standing.status === "subscribed") return "granted";
  if (standing.status === "legacy") return "legacy";
  if (standing.hasAccess) return "trial";
  if (plan.paidUntil !== null) return "churned";
  return plan.trialExpiresAt === null ? "none" : "trial_ended";
}
