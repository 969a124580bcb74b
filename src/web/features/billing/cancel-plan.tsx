import { useState } from "react";
import type { SubscriptionView } from "#contracts/billing.ts";
import { WriteFailed } from "#web/platform/api/write-failed.tsx";
import { t } from "#web/platform/language/text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { isPast, longDate } from "./plan-view.ts";
import { useCancelPlan } from "./use-plan-writes.ts";

interface CancelPlanProps {
  plan: SubscriptionView;
  timeZone: string;
}

/** Cancels in two clicks, without asking for a reason. */
export function CancelPlan({ plan, timeZone }: CancelPlanProps) {
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelPlan(timeZone);
  if (!isAsking) {
    return (
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3 justify-self-start"
        onClick={() => setIsAsking(true)}
      >
        {t("Cancel subscription")}
      </Button>
    );
  }
  return (
    <div className="grid gap-3 rounded-input bg-surface-2 p-3.5">
      <p className="text-14 text-pretty">{consequence(plan, timeZone)}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button
          size="sm"
          autoFocus
          loading={cancel.isPending}
          // Ignore the second half of a double click, so it cannot confirm.
          onClick={({ detail }) => detail < 2 && cancel.mutate()}
        >
          {t("Confirm")}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setIsAsking(false)}>
          {t("Keep it")}
        </Button>
      </div>
      <WriteFailed error={cancel.error} />
    </div>
  );
}

function consequence({ isPaymentFailed, paidUntil }: SubscriptionView, timeZone: string): string {
  if (isPaymentFailed)
    return t("Your access ends now, and the open payment is not charged. Your quests, XP and notes stay.");
  if (isPast(paidUntil))
    return t(
      "If the new month is paid already, you keep it to its end. If not, your access ends now and nothing is charged. Your quests, XP and notes stay.",
    );
  if (!paidUntil) return t("You keep full access. Nothing more is charged. Your quests, XP and notes stay.");
  return t("You keep full access until {day}. Nothing more is charged. Your quests, XP and notes stay.", {
    day: longDate(paidUntil, timeZone),
  });
}
