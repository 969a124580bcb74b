import type { SubscriptionView } from "#contracts/billing.ts";
import { endText } from "../plan-view.ts";

/** Title and text above the card form, depending on why it is shown. */
export function paymentWords(plan: SubscriptionView, timeZone = "UTC"): { title: string; text: string } {
  const { paidUntil, daysLeft } = plan;
  if (plan.isPaymentFailed) {
    return {
      title: "Let's try that payment again",
      text: "Your last payment did not go through. This pays for the month that is open, and all goes on as before.",
    };
  }
  if (plan.hasAccess) {
    const days = daysLeft === 1 ? "1 free day" : `${daysLeft} free days`;
    return {
      title: "Subscribe to SideQuest",
      text: `Your trial still has ${days}. If you subscribe now, your card is charged today.`,
    };
  }
  const what = paidUntil ? "subscription" : "trial";
  return {
    title: "Keep your quest going",
    text: `Your ${what} ${endText(plan, timeZone)}. Your level, streak and quests are waiting as you left them.`,
  };
}
