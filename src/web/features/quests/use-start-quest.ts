import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { QuestView } from "#contracts/quests.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { ApiError } from "#web/platform/api/api-error.ts";
import { isUnreachable } from "#web/platform/api/failure-kinds.ts";
import { record, toastError } from "#web/ui/toast/toast-store.ts";
import { beginWrite, endWrite, putQuest, showAtOnce, takeBack } from "./quest-cache.ts";
import { saveQuest } from "./save-quest.ts";
import { trackedCategory } from "./tracked-category.ts";

/** Starts quests, and knows those whose last start was not saved. `keep` keeps a start that could not be sent. */
export function useStartQuest(keep: (quest: QuestView, at: string) => boolean) {
  const client = useQueryClient();
  const [unsavedIds, setUnsavedIds] = useState<ReadonlySet<string>>(new Set());
  const markUnsaved = (id: string, isUnsaved: boolean) =>
    setUnsavedIds((ids) => new Set(isUnsaved ? [...ids, id] : [...ids].filter((known) => known !== id)));

  const { mutate: start } = useMutation({
    mutationFn: (quest: QuestView) =>
      saveQuest({ taskId: quest.id, inProgress: true, startedAt: new Date() }),
    onMutate: (quest) => {
      beginWrite(client);
      markUnsaved(quest.id, false);
      const now = new Date().toISOString();
      return showAtOnce(client, quest.id, { inProgress: true, startedAt: now, countingSince: now });
    },
    onSuccess: (started) => {
      putQuest(client, started);
      track("task_start", trackedCategory(started));
      // The quest is seen running: the words are for the activity list and screen readers.
      record({ title: "Task Started", description: "Task marked as in progress" }, { isSaid: true });
    },
    onError: (error, quest, before) => {
      const isKept = isUnreachable(error) && keep(quest, new Date().toISOString());
      takeBack(client, before, quest.id);
      if (isKept) return;
      markUnsaved(quest.id, true);
      // If the server refused it, only the card reports it.
      if (!(error instanceof ApiError)) toastError("Failed to update task status");
    },
    onSettled: () => endWrite(client),
  });
  return { start, unsavedIds };
}
