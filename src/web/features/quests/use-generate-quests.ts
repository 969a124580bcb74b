import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OutputOf } from "#contracts/endpoint.ts";
import { regenerateQuests } from "#contracts/quests.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { ApiError } from "#web/platform/api/api-error.ts";
import { t, tn } from "#web/platform/language/text.ts";
import { noticeSessionEnd } from "#web/platform/session/session-end.ts";
import { toastError } from "#web/ui/toast/toast-error.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { noticePlanRequired } from "#web/wiring/plan-required.ts";
import { beginWrite, endWrite } from "./quest-cache.ts";

/** Requests another batch of quests. */
export function useGenerateQuests() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: requestBatch,
    onMutate: () => beginWrite(client),
    onSuccess: ({ created, why }) => {
      track("task_generate", "more");
      if (why !== null) return toast({ title: t("No new quests this time"), description: t(why) });
      toast({ title: t("New Tasks Generated!"), description: arrival(created), variant: "success" });
    },
    onError: ({ cause }) => {
      noticeSessionEnd(cause);
      if (noticePlanRequired(cause)) return;
      const isExplained = cause instanceof ApiError && (cause.status === 429 || cause.status === 402);
      toastError(isExplained ? cause.display : t("Failed to generate new tasks. Please try again."));
    },
    onSettled: () => endWrite(client),
  });
}

async function requestBatch(): Promise<OutputOf<typeof regenerateQuests>> {
  try {
    return await call(regenerateQuests, {});
  } catch (cause) {
    throw new Error("Failed to generate tasks", { cause });
  }
}

function arrival(created: number): string {
  return tn(created, "1 quest joined your trail.", "{n} quests joined your trail.");
}
