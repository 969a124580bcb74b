import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { QuestView } from "#contracts/quests.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { ApiError } from "#web/platform/api/api-error.ts";
import { toast, toastError } from "#web/ui/toast/toast-store.ts";
import { beginWrite, endWrite, putQuest, showAtOnce, takeBack } from "./quest-cache.ts";
import { saveQuest } from "./save-quest.ts";
import { trackedCategory } from "./tracked-category.ts";

/** Starts quests, and knows those whose last start was not saved. */
export function useStartQuest() {
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
      toast({ title: "Task Started", description: "Task marked as in progress", icon: "start" });
    },
    onError: (error, quest, before) => {
      takeBack(client, before, quest.id);
      markUnsaved(quest.id, true);
      // If the server refused it, only the card reports it.
      if (!(error instanceof ApiError)) toastError("Failed to update task status");
    },
    onSettled: () => endWrite(client),
  });
  return { start, unsavedIds };
}
