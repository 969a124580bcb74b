import { CircleAlert, Clock, Compass } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { SubscriptionView } from "#contracts/billing.ts";
import { t } from "#web/platform/language/text.ts";
import { tabStore } from "#web/platform/storage/storage.ts";
import { IconTile } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { CloseButton } from "#web/ui/controls/close-button.tsx";
import { openPlan } from "#web/wiring/signals.ts";
import { daysLeftText, longDate, planNewsOf } from "./plan-view.ts";

interface PlanBannerProps {
  plan: SubscriptionView;
  timeZone: string;
}

/** One line about the plan; can be dismissed for the rest of the visit. */
export function PlanBanner({ plan, timeZone }: PlanBannerProps) {
  const news = planNewsOf(plan);
  const [putAway, setPutAway] = useState<string | null>(null);
  if (news === "none" || putAway === news || tabStore.get(markOf(news))) return null;
  const { icon, tone, title, text, action } = wordsFor(news, plan, timeZone);
  return (
    <section
      aria-label={t("Your plan")}
      className="relative flex flex-wrap items-center gap-x-3.5 gap-y-3 rounded-card border border-border bg-surface p-4 sm:flex-nowrap sm:py-3.5 sm:pr-14"
    >
      <IconTile tone={tone} className="size-9 rounded-[11px] max-sm:self-start">
        {icon}
      </IconTile>
      <p className="min-w-0 flex-1 basis-52 text-14 text-pretty text-text-2 max-sm:pr-8">
        <b className="block text-15 font-650 text-text">{title}</b>
        {text}
      </p>
      <Button
        size="sm"
        className="max-sm:w-full"
        onClick={() => openPlan.emit({ isToPay: news !== "needed" })}
      >
        {action}
      </Button>
      <CloseButton
        size="xs"
        className="absolute top-2.5 right-2.5 sm:top-1/2 sm:-mt-[15px] pointer-coarse:top-1 pointer-coarse:right-1 sm:pointer-coarse:top-1/2 sm:pointer-coarse:-mt-[22px]"
        aria-label={t("Put this away for now")}
        onClick={() => {
          tabStore.set(markOf(news), "1");
          setPutAway(news);
        }}
      />
    </section>
  );
}

const markOf = (news: string) => `planBannerPutAway:${news}`;

interface BannerWords {
  icon: ReactNode;
  tone: "primary" | "warning" | "danger";
  title: string;
  text: string;
  action: string;
}

function wordsFor(
  news: "needed" | "ends-soon" | "payment-failed",
  plan: SubscriptionView,
  timeZone: string,
): BannerWords {
  if (news === "payment-failed") {
    return {
      icon: <CircleAlert className="size-[18px]" />,
      tone: "danger",
      title: t("Your last payment did not go through"),
      text: t("Your access stays on for a few more days. Paying again takes a minute."),
      action: t("Pay again"),
    };
  }
  if (news === "ends-soon") {
    return {
      icon: <Clock className="size-[18px]" />,
      tone: "warning",
      title: t("Your free trial: {daysLeft}", { daysLeft: daysLeftText(plan.daysLeft) }),
      text: plan.trialExpiresAt
        ? t("It runs until {day}. Nothing is charged by itself.", {
            day: longDate(plan.trialExpiresAt, timeZone),
          })
        : t("Nothing is charged by itself."),
      action: t("Subscribe"),
    };
  }
  const isNew = plan.status === "unsubscribed";
  return {
    icon: <Compass className="size-[18px]" />,
    tone: "primary",
    title: isNew ? t("New quests and the mentor come with a plan") : endedTitle(plan),
    text: t("Your quests stay yours: see them, complete them and create your own at any time."),
    action: isNew ? t("See the free trial") : t("See the plan"),
  };
}

/** People who have paid before see "subscription" rather than "trial". */
function endedTitle({ paidUntil }: SubscriptionView): string {
  return paidUntil ? t("Your subscription has ended") : t("Your free trial has ended");
}
