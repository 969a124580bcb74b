import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { UserView } from "#contracts/accounts.ts";
import type { InputOf } from "#contracts/endpoint.ts";
import { deleteQuest, type QuestView, rejectQuest, undeleteQuest } from "#contracts/quests.ts";
import { REJECT_REASONS, type RejectReason } from "#domain/quests/rejection.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { SOMETHING_WRONG } from "#web/platform/api/api-error.ts";
import { type ToastAction, type ToastChoices, toast, toastError } from "#web/ui/toast/toast-store.ts";
import { beginWrite, endWrite, putQuest, showAtOnce, takeBack } from "./quest-cache.ts";
import { trackedCategory } from "./tracked-category.ts";

interface Removal {
  send: (quest: QuestView) => Promise<unknown>;
  event: "task_delete" | "task_reject";
  title: string;
  description: (quest: QuestView) => string;
  failed: string;
  /** What the toast asks afterwards. */
  choices?: (quest: QuestView, undo: ToastAction) => ToastChoices;
}

/** Deletes a quest. */
export function useDeleteQuest() {
  return useRemoval({
    send: ({ id }) => call(deleteQuest, { taskId: id }),
    event: "task_delete",
    title: "Quest Deleted",
    description: ({ title }) => title,
    failed: SOMETHING_WRONG,
  });
}

/** Longer than other toasts: there is something to read and to choose. */
const REASON_MS = 10_000;

/** What each reason changes, as shown after it was given. */
const CONSEQUENCES: Record<RejectReason, string> = {
  "Already done": "Your path counts it as done, and the next quests build on it.",
  "Too big": "Your next quests will be shorter.",
  "Not my business": "Your next batch has fewer quests like this one.",
  "Not now": "Quests like it may still come, this one will not.",
};

/** Deletes a quest as not relevant, so that it is not suggested again; the toast offers an optional reason. */
export function useRejectQuest(user: UserView) {
  const giveReason = useMutation({
    mutationFn: ({ quest, reason }: { quest: QuestView; reason: RejectReason; undo: ToastAction }) =>
      call(rejectQuest, { ...rejection(quest, user), reason }),
    onSuccess: (_, { reason, undo }) =>
      toast({ title: reason, description: CONSEQUENCES[reason], action: undo }),
    onError: () => toastError(SOMETHING_WRONG),
  });
  return useRemoval({
    choices: (quest, undo) => ({
      question: "Why? (optional)",
      answers: REJECT_REASONS.map((reason) => ({
        label: reason,
        run: () => giveReason.mutate({ quest, reason, undo }),
      })),
    }),
    send: async (quest) => {
      await call(rejectQuest, rejection(quest, user));
      await call(deleteQuest, { taskId: quest.id });
    },
    event: "task_reject",
    title: "Task Rejected",
    description: () =>
      "This task has been removed and won't appear again. Thanks for helping improve our recommendations!",
    failed: "Failed to reject task. Please try again.",
  });
}

/** Removes a quest from the screen at once; the toast offers to undo it. */
function useRemoval({ send, event, title, description, failed, choices }: Removal) {
  const client = useQueryClient();
  const { mutate: undo } = useUndelete();
  return useMutation({
    mutationFn: send,
    onMutate: (quest) => {
      beginWrite(client);
      return showAtOnce(client, quest.id, "removed");
    },
    onSuccess: (_, quest) => {
      track(event, trackedCategory(quest));
      const action = { label: "Undo", run: () => undo(quest) };
      toast({
        title,
        description: description(quest),
        icon: "removed",
        action,
        ...(choices && { durationMs: REASON_MS, choices: choices(quest, action) }),
      });
    },
    onError: (_, quest, before) => {
      takeBack(client, before, quest.id);
      toastError(failed);
    },
    onSettled: () => endWrite(client),
  }).mutate;
}

function useUndelete() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: QuestView) => call(undeleteQuest, { taskId: id }),
    onMutate: () => beginWrite(client),
    onSuccess: (quest) => {
      putQuest(client, quest);
      toast({ title: "Quest restored", description: quest.title, variant: "success" });
    },
    onError: () => toastError(SOMETHING_WRONG),
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
