import { useMutation, useQueryClient } from "@tanstack/react-query";
import { cancelSubscription, resumeSubscription, type SubscriptionView } from "#contracts/billing.ts";
import { call } from "#web/platform/api/api.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { isPast, longDate } from "./plan-view.ts";
import { keepPlan } from "./use-subscription.ts";

export function useCancelPlan(timeZone: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(cancelSubscription, {}),
    onSuccess: (plan) => {
      toast({ title: "Subscription cancelled", description: cancelledText(plan, timeZone) });
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
        title: "Subscription resumed",
        description: on ? `It renews on ${on}.` : "It goes on as before.",
        variant: "success",
      });
      return keepPlan(client, plan);
    },
  });
}

/** An unpaid plan ends at once. */
function cancelledText(plan: SubscriptionView, timeZone: string): string {
  if (!plan.isPaid) return "It has ended at once. Nothing more is charged.";
  const until = paidUntilText(plan, timeZone);
  return until ? `You have full access until ${until}.` : "Nothing more is charged.";
}

function paidUntilText({ paidUntil }: SubscriptionView, timeZone: string): string | null {
  return paidUntil && !isPast(paidUntil) ? longDate(paidUntil, timeZone) : null;
}
