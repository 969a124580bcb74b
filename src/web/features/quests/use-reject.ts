import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { UserView } from "#contracts/accounts.ts";
import type { InputOf } from "#contracts/endpoint.ts";
import { deleteQuest, type QuestView, rejectQuest } from "#contracts/quests.ts";
import { REJECT_REASONS, type RejectReason } from "#domain/quests/rejection.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { type ToastAction, toast } from "#web/ui/toast/toast-store.ts";
import { beginWrite, endWrite, showAtOnce, takeBack } from "./quest-cache.ts";
import { SOMETHING_WRONG, showError } from "./show-error.ts";
import { trackedCategory } from "./tracked-category.ts";

/** Longer than other toasts: there is something to read and to choose. */
const REASON_MS = 10_000;

/** What each reason changes, as shown after it was given. */
const CONSEQUENCES: Record<RejectReason, string> = {
  "Already done": "Your path counts it as done, and the next quests build on it.",
  "Too big": "Your next quests will be shorter.",
  "Not my business": "Your next batch has fewer quests like this one.",
  "Not now": "Quests like it may still come, this one will not.",
};

/** Rejects a quest at once; the toast then offers Undo and an optional reason. */
export function useReject(user: UserView, undoAction: (quest: QuestView) => ToastAction) {
  const client = useQueryClient();

  const giveReason = useMutation({
    mutationFn: ({ quest, reason }: { quest: QuestView; reason: RejectReason }) =>
      call(rejectQuest, { ...rejection(quest, user), reason }),
    onSuccess: (_, { quest, reason }) => {
      toast({ title: reason, description: CONSEQUENCES[reason], action: undoAction(quest) });
    },
    onError: () => showError(SOMETHING_WRONG),
  });

  const choicesFor = (quest: QuestView) => ({
    question: "Why? (optional)",
    answers: REJECT_REASONS.map((reason) => ({
      label: reason,
      run: () => giveReason.mutate({ quest, reason }),
    })),
  });

  return useMutation({
    mutationFn: async (quest: QuestView) => {
      await call(rejectQuest, rejection(quest, user));
      await call(deleteQuest, { taskId: quest.id });
    },
    onMutate: (quest) => {
      beginWrite(client);
      return showAtOnce(client, quest.id, "removed");
    },
    onSuccess: (_, quest) => {
      track("task_reject", trackedCategory(quest));
      toast({
        title: "Task Rejected",
        description:
          "This task has been removed and won't appear again. Thanks for helping improve our recommendations!",
        icon: "removed",
        durationMs: REASON_MS,
        choices: choicesFor(quest),
        action: undoAction(quest),
      });
    },
    onError: (_, quest, before) => {
      takeBack(client, before, quest.id);
      showError("Failed to reject task. Please try again.");
    },
    onSettled: () => endWrite(client),
  });
}

function rejection(quest: QuestView, user: UserView): InputOf<typeof rejectQuest> {
  return {
    taskId: quest.id,
    taskTitle: quest.title,
    taskDescription: quest.description,
    taskCategory: quest.category,
    businessType: user.businessType || "Unknown",
    businessStage: user.businessStage || "Unknown",
    businessDescription: user.businessDescription || "Unknown",
  };
}
