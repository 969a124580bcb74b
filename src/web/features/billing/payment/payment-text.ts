import type { SubscriptionView } from "#contracts/billing.ts";
import { t, tn } from "#web/platform/language/text.ts";
import { endDay } from "../plan-view.ts";

/** Title and text above the card form, depending on why it is shown. */
export function paymentWords(plan: SubscriptionView, timeZone = "UTC"): { title: string; text: string } {
  const { paidUntil, daysLeft } = plan;
  if (plan.isPaymentFailed) {
    return {
      title: t("Let's try that payment again"),
      text: t(
        "Your last payment did not go through. This pays for the month that is open, and all goes on as before.",
      ),
    };
  }
  if (plan.hasAccess) {
    return {
      title: t("Subscribe to SideQuest"),
      text: tn(
        daysLeft,
        "Your trial still has 1 free day. If you subscribe now, your card is charged today.",
        "Your trial still has {n} free days. If you subscribe now, your card is charged today.",
      ),
    };
  }
  return { title: t("Keep your quest going"), text: endedText(paidUntil !== null, endDay(plan, timeZone)) };
}

function endedText(wasPaid: boolean, day: string | null): string {
  if (wasPaid)
    return day
      ? t("Your subscription ended on {day}. Your level, streak and quests are waiting as you left them.", {
          day,
        })
      : t("Your subscription has ended. Your level, streak and quests are waiting as you left them.");
  return day
    ? t("Your trial ended on {day}. Your level, streak and quests are waiting as you left them.", { day })
    : t("Your trial has ended. Your level, streak and quests are waiting as you left them.");
}
