import { Clock } from "lucide-react";
import { type ReactNode, useMemo } from "react";
import type { UserView } from "#contracts/accounts.ts";
import { trialBadgeTone } from "#domain/billing/subscription.ts";
import { t } from "#web/platform/language/text.ts";
import { Badge } from "#web/ui/badge.tsx";
import { openPlan } from "#web/wiring/signals.ts";
import { daysLeftText } from "./plan-view.ts";
import { useSubscription } from "./use-subscription.ts";

/** Days left in the trial; null without one. */
export function useTrialDaysLeft(user: UserView): number | null {
  const { data: plan } = useSubscription(user);
  return plan?.status === "trial" && !plan.isTrialExpired ? plan.daysLeft : null;
}

/** Memoised until the number changes, so that its parent is not re-rendered. */
export function useTrialBadge(user: UserView): ReactNode {
  const daysLeft = useTrialDaysLeft(user);
  return useMemo(() => (daysLeft === null ? null : <TrialBadge daysLeft={daysLeft} />), [daysLeft]);
}

function TrialBadge({ daysLeft }: { daysLeft: number }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={t("Free trial: {daysLeft}", { daysLeft: daysLeftText(daysLeft) })}
      data-track="Free trial"
      onClick={() => openPlan.emit({})}
      className="inline-flex items-center rounded-badge border-0 bg-transparent p-0 pointer-coarse:-mt-2 pointer-coarse:-mb-1 pointer-coarse:min-h-11"
    >
      <Badge
        tone={`trial-${trialBadgeTone(daysLeft)}`}
        size="lg"
        icon={<Clock aria-hidden="true" />}
        title={t("Your plan")}
      >
        {daysLeftText(daysLeft)}
      </Badge>
    </button>
  );
}
