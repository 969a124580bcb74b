import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { UserView } from "#contracts/accounts.ts";
import type { InputOf } from "#contracts/endpoint.ts";
import { deleteQuest, type QuestView, rejectQuest, undeleteQuest } from "#contracts/quests.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { SOMETHING_WRONG } from "#web/platform/api/api-error.ts";
import { toast, toastError } from "#web/ui/toast/toast-store.ts";
import { beginWrite, endWrite, putQuest, showAtOnce, takeBack } from "./quest-cache.ts";
import { trackedCategory } from "./tracked-category.ts";

interface Removal {
  send: (quest: QuestView) => Promise<unknown>;
  event: "task_delete" | "task_reject";
  title: string;
  description: (quest: QuestView) => string;
  failed: string;
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

/** Deletes a quest as not relevant, so that it is not suggested again. */
export function useRejectQuest(user: UserView) {
  return useRemoval({
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
function useRemoval({ send, event, title, description, failed }: Removal) {
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
      toast({ title, description: description(quest), icon: "removed", action });
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
