import { useMutation, useQueryClient } from "@tanstack/react-query";
import { startTrial } from "#contracts/billing.ts";
import { call } from "#web/platform/api/api.ts";
import { t } from "#web/platform/language/text.ts";
import { noticeSessionEnd } from "#web/platform/session/session-end.ts";
import { toastError } from "#web/ui/toast/toast-error.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { keepPlan, SUBSCRIPTION_KEY } from "./use-subscription.ts";

export function useStartTrial(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: askForTrial,
    onSuccess: (plan) => {
      onDone();
      toast({
        title: t("Trial Started"),
        description: t("Enjoy your 30-day free trial!"),
        variant: "success",
      });
      return keepPlan(client, plan);
    },
    onError: ({ cause }) => {
      noticeSessionEnd(cause);
      toastError(t("Failed to start trial. Please try again."));
      // It may have been started elsewhere; refetch the plan.
      void client.invalidateQueries({ queryKey: SUBSCRIPTION_KEY });
    },
  });
}

async function askForTrial() {
  try {
    return await call(startTrial, {});
  } catch (cause) {
    throw new Error("Failed to start trial", { cause });
  }
}
