import type { SubscriptionView } from "#contracts/billing.ts";
import { formatMoney } from "#domain/general/money.ts";
import { language } from "#web/platform/language/language.ts";
import { t, tn } from "#web/platform/language/text.ts";
import type { BadgeTone } from "#web/ui/badge.tsx";
import { endDay, isPast, longDate } from "./plan-view.ts";

interface Standing {
  word: string;
  tone: BadgeTone;
  text: string;
}

/** The plan's status in plain words. */
export function planStanding(plan: SubscriptionView, timeZone: string): Standing {
  const { status, paidUntil, trialExpiresAt, isTrialExpired } = plan;
  if (plan.isPaymentFailed) {
    return {
      word: t("Payment failed"),
      tone: "danger",
      text: t("Your last payment did not go through. Your access stays on for a few more days."),
    };
  }
  if (plan.isPaid) {
    return plan.cancelsAtEnd
      ? {
          word: t("Cancelled"),
          tone: "neutral",
          text: paidUntil
            ? t("Ends on {day}. Nothing more is charged.", { day: longDate(paidUntil, timeZone) })
            : t("Ends. Nothing more is charged."),
        }
      : { word: t("Subscribed"), tone: "success", text: renewalText(plan, timeZone) };
  }
  if (status === "subscribed")
    return {
      word: t("Subscribed"),
      tone: "success",
      text: t("Given to you free of charge. Nothing renews."),
    };
  if (status === "legacy")
    return {
      word: t("Legacy"),
      tone: "success",
      text: t("You have been here from early on: everything is on, free."),
    };
  if (status === "unsubscribed")
    return { word: t("No plan"), tone: "neutral", text: t("New quests and the mentor come with a plan.") };
  if (isTrialExpired) {
    return {
      word: t("Ended"),
      tone: "neutral",
      text: endedText(paidUntil !== null, endDay(plan, timeZone)),
    };
  }
  const text = trialExpiresAt
    ? tn(plan.daysLeft, "1 day left, until {day}.", "{n} days left, until {day}.", {
        day: longDate(trialExpiresAt, timeZone),
      })
    : tn(plan.daysLeft, "1 day left.", "{n} days left.");
  return { word: t("Free trial"), tone: "primary", text };
}

function renewalText(plan: SubscriptionView, timeZone: string): string {
  const price = formatMoney(plan.price, language);
  // The renewal may be charged up to an hour after the month's end.
  if (isPast(plan.paidUntil)) return t("{price} per month, renewing now.", { price });
  return plan.paidUntil
    ? t("{price} per month, renews on {day}.", { price, day: longDate(plan.paidUntil, timeZone) })
    : t("{price} per month, renews.", { price });
}

function endedText(wasPaid: boolean, day: string | null): string {
  if (wasPaid)
    return day
      ? t("Your subscription ended on {day}. Your quests stay yours.", { day })
      : t("Your subscription has ended. Your quests stay yours.");
  return day
    ? t("Your free trial ended on {day}. Your quests stay yours.", { day })
    : t("Your free trial has ended. Your quests stay yours.");
}
