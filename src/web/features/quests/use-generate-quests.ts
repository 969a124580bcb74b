import { useMutation, useQueryClient } from "@tanstack/react-query";
import { regenerateQuests } from "#contracts/quests.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { ApiError } from "#web/platform/api/api-error.ts";
import { noticeSessionEnd } from "#web/platform/session/session-end.ts";
import { toast, toastError } from "#web/ui/toast/toast-store.ts";
import { noticePlanRequired } from "#web/wiring/plan-required.ts";
import { beginWrite, endWrite } from "./quest-cache.ts";

/** Requests another batch of quests. */
export function useGenerateQuests() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: requestBatch,
    onMutate: () => beginWrite(client),
    onSuccess: ({ created }) => {
      track("task_generate", "more");
      toast({ title: "New Tasks Generated!", description: arrival(created), variant: "success" });
    },
    onError: ({ cause }) => {
      noticeSessionEnd(cause);
      if (noticePlanRequired(cause)) return;
      const isExplained = cause instanceof ApiError && (cause.status === 429 || cause.status === 402);
      toastError(isExplained ? cause.display : "Failed to generate new tasks. Please try again.");
    },
    onSettled: () => endWrite(client),
  });
}

async function requestBatch(): Promise<{ created: number }> {
  try {
    return await call(regenerateQuests, {});
  } catch (cause) {
    throw new Error("Failed to generate tasks", { cause });
  }
}

function arrival(created: number): string {
  return created === 1 ? "1 quest joined your trail." : `${created} quests joined your trail.`;
}
