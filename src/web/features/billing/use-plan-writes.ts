import { useMutation, useQueryClient } from "@tanstack/react-query";
import { cancelSubscription, resumeSubscription, type SubscriptionView } from "#contracts/billing.ts";
import { call } from "#web/platform/api/api.ts";
import { t } from "#web/platform/language/text.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { isPast, longDate } from "./plan-view.ts";
import { keepPlan } from "./use-subscription.ts";

export function useCancelPlan(timeZone: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelSubscription, {}),
    onSuccess: (plan) => {
      toast({ title: t("Subscription cancelled"), description: cancelledText(plan, timeZone) });
      return keepPlan(client, plan);
    },
  });
}

export function useResumePlan(timeZone: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(resumeSubscription, {}),
    onSuccess: (plan) => {
      const on = paidUntilText(plan, timeZone);
      toast({
        title: t("Subscription resumed"),
        description: on ? t("It renews on {day}.", { day: on }) : t("It goes on as before."),
        variant: "success",
      });
      return keepPlan(client, plan);
    },
  });
}

/** An unpaid plan ends at once. */
function cancelledText(plan: SubscriptionView, timeZone: string): string {
  if (!plan.isPaid) return t("It has ended at once. Nothing more is charged.");
  const until = paidUntilText(plan, timeZone);
  return until ? t("You have full access until {day}.", { day: until }) : t("Nothing more is charged.");
}

function paidUntilText({ paidUntil }: SubscriptionView, timeZone: string): string | null {
  return paidUntil && !isPast(paidUntil) ? longDate(paidUntil, timeZone) : null;
}
