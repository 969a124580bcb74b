import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { UserView } from "#contracts/accounts.ts";
import {
  deleteQuest,
  type QuestView,
  regenerateQuests,
  undeleteQuest,
  updateQuest,
} from "#contracts/quests.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { ApiError } from "#web/platform/api/api-error.ts";
import { noticeSessionEnd } from "#web/platform/session/session-end.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { noticePlanRequired } from "#web/wiring/plan-required.ts";
import { beginWrite, endWrite, putQuest, showAtOnce, takeBack } from "./quest-cache.ts";
import { SOMETHING_WRONG, showError } from "./show-error.ts";
import { trackedCategory } from "./tracked-category.ts";
import { useQuestChanges } from "./use-quest-changes.ts";
import { useReject } from "./use-reject.ts";

/** All writes except completing, and creating and editing in the form. */
export function useQuestWrites(user: UserView) {
  const client = useQueryClient();
  const begin = () => beginWrite(client);
  const onSettled = () => endWrite(client);
  const [unsavedIds, setUnsavedIds] = useState<ReadonlySet<string>>(new Set());
  const markUnsaved = (id: string, isUnsaved: boolean) =>
    setUnsavedIds((ids) => new Set(isUnsaved ? [...ids, id] : [...ids].filter((known) => known !== id)));

  const start = useMutation({
    mutationFn: async (quest: QuestView) => {
      const input = { taskId: quest.id, inProgress: true, startedAt: new Date() };
      const { streakStarted: _, earned: __, awardId: ___, ...started } = await call(updateQuest, input);
      return started;
    },
    onMutate: (quest) => {
      begin();
      markUnsaved(quest.id, false);
      return showAtOnce(client, quest.id, { inProgress: true, startedAt: new Date().toISOString() });
    },
    onSuccess: (started) => {
      putQuest(client, started);
      track("task_start", trackedCategory(started));
      toast({ title: "Task Started", description: "Task marked as in progress", icon: "start" });
    },
    onError: (error, quest, before) => {
      takeBack(client, before, quest.id);
      markUnsaved(quest.id, true);
      // If the server refused it, only the card reports it.
      if (!(error instanceof ApiError)) showError("Failed to update task status");
    },
    onSettled,
  });

  const undo = useMutation({
    mutationFn: (quest: QuestView) => call(undeleteQuest, { taskId: quest.id }),
    onMutate: begin,
    onSuccess: (quest) => {
      putQuest(client, quest);
      toast({ title: "Quest restored", description: quest.title, variant: "success" });
    },
    onError: () => showError(SOMETHING_WRONG),
    onSettled,
  });

  const undoAction = (quest: QuestView) => ({ label: "Undo", run: () => undo.mutate(quest) });

  const remove = useMutation({
    mutationFn: (quest: QuestView) => call(deleteQuest, { taskId: quest.id }),
    onMutate: (quest) => {
      begin();
      return showAtOnce(client, quest.id, "removed");
    },
    onSuccess: (_, quest) => {
      track("task_delete", trackedCategory(quest));
      toast({
        title: "Task Deleted",
        description: quest.title,
        icon: "removed",
        action: undoAction(quest),
      });
    },
    onError: (_, quest, before) => {
      takeBack(client, before, quest.id);
      showError(SOMETHING_WRONG);
    },
    onSettled,
  });

  const reject = useReject(user, undoAction);
  const changes = useQuestChanges(user);

  const regenerate = useMutation({
    mutationFn: askForMore,
    onMutate: begin,
    onSuccess: ({ created }) => {
      track("task_generate", "more");
      toast({ title: "New Tasks Generated!", description: arrival(created), variant: "success" });
    },
    onError: ({ cause }) => {
      noticeSessionEnd(cause);
      if (noticePlanRequired(cause)) return;
      const isExplained = cause instanceof ApiError && (cause.status === 429 || cause.status === 402);
      showError(isExplained ? cause.display : "Failed to generate new tasks. Please try again.");
    },
    onSettled,
  });

  return { start, remove, reject, undo, regenerate, ...changes, unsavedIds };
}

async function askForMore(): Promise<{ created: number }> {
  try {
    return await call(regenerateQuests, {});
  } catch (cause) {
    throw new Error("Failed to generate tasks", { cause });
  }
}

function arrival(created: number): string {
  return created === 1 ? "1 quest joined your trail." : `${created} quests joined your trail.`;
}
