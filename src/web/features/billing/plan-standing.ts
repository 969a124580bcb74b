import type { SubscriptionView } from "#contracts/billing.ts";
import { formatMoney } from "#domain/general/money.ts";
import type { BadgeTone } from "#web/ui/badge.tsx";
import { daysLeftText, endText, isPast, longDate } from "./plan-view.ts";

interface Standing {
  word: string;
  tone: BadgeTone;
  text: string;
}

/** The plan's status in plain words. */
export function planStanding(plan: SubscriptionView, timeZone: string): Standing {
  const { status, paidUntil, trialExpiresAt, isTrialExpired } = plan;
  const price = `${formatMoney(plan.price)} per month`;
  const on = (instant: string | null) => (instant ? ` on ${longDate(instant, timeZone)}` : "");
  if (plan.isPaymentFailed) {
    return {
      word: "Payment failed",
      tone: "danger",
      text: "Your last payment did not go through. Your access stays on for a few more days.",
    };
  }
  if (plan.isPaid) {
    // The renewal may be charged up to an hour after the month's end.
    const renewal = isPast(paidUntil) ? "renewing now" : `renews${on(paidUntil)}`;
    return plan.cancelsAtEnd
      ? { word: "Cancelled", tone: "neutral", text: `Ends${on(paidUntil)}. Nothing more is charged.` }
      : { word: "Subscribed", tone: "success", text: `${price}, ${renewal}.` };
  }
  if (status === "subscribed")
    return { word: "Subscribed", tone: "success", text: "Given to you free of charge. Nothing renews." };
  if (status === "legacy")
    return {
      word: "Legacy",
      tone: "success",
      text: "You have been here from early on: everything is on, free.",
    };
  if (status === "unsubscribed")
    return { word: "No plan", tone: "neutral", text: "New quests and the mentor come with a plan." };
  if (isTrialExpired) {
    const what = paidUntil ? "subscription" : "free trial";
    return {
      word: "Ended",
      tone: "neutral",
      text: `Your ${what} ${endText(plan, timeZone)}. Your quests stay yours.`,
    };
  }
  const until = trialExpiresAt ? `, until ${longDate(trialExpiresAt, timeZone)}` : "";
  return { word: "Free trial", tone: "primary", text: `${daysLeftText(plan.daysLeft)}${until}.` };
}
