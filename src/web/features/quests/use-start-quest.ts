import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { QuestView } from "#contracts/quests.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { ApiError } from "#web/platform/api/api-error.ts";
import { canWait } from "#web/platform/api/failure-kinds.ts";
import { t } from "#web/platform/language/text.ts";
import { toastError } from "#web/ui/toast/toast-error.ts";
import { record } from "#web/ui/toast/toast-store.ts";
import { beginWrite, endWrite, putQuest, showAtOnce, takeBack } from "./quest-cache.ts";
import { saveQuest } from "./save-quest.ts";
import { trackedCategory } from "./tracked-category.ts";
import type { UnsentQuestChange, UnsentQueue } from "./unsent/unsent-changes.ts";

type Start = Extract<UnsentQuestChange, { kind: "start" }>;

/** Starts quests, and knows those whose last start was not saved. A start is kept before it is sent. */
export function useStartQuest(queue: UnsentQueue) {
  const client = useQueryClient();
  const [unsavedIds, setUnsavedIds] = useState<ReadonlySet<string>>(new Set());
  const markUnsaved = (id: string, isUnsaved: boolean) =>
    setUnsavedIds((ids) => new Set(isUnsaved ? [...ids, id] : [...ids].filter((known) => known !== id)));

  const { mutate } = useMutation({
    mutationFn: ({ quest, at }: Start) =>
      saveQuest({ taskId: quest.id, inProgress: true, startedAt: new Date(at) }),
    onMutate: (start) => {
      const { quest, at } = start;
      queue.begin(start);
      beginWrite(client);
      markUnsaved(quest.id, false);
      return showAtOnce(client, quest.id, { inProgress: true, startedAt: at, countingSince: at });
    },
    onSuccess: (started, start) => {
      queue.end(start);
      putQuest(client, started);
      track("task_start", trackedCategory(started));
      // The quest is seen running: the words are for the activity list and screen readers.
      record({ title: t("Task Started"), description: t("Task marked as in progress") }, { isSaid: true });
    },
    onError: (error, start, before) => {
      const { quest } = start;
      const isKept = canWait(error) && queue.keep(start);
      takeBack(client, before, quest.id);
      if (isKept) return;
      queue.end(start);
      markUnsaved(quest.id, true);
      // If the server refused it, only the card reports it.
      if (!(error instanceof ApiError)) toastError(t("Failed to update task status"));
    },
    onSettled: () => endWrite(client),
  });
  const start = (quest: QuestView) => {
    const change: Start = { kind: "start", quest, at: new Date().toISOString() };
    // Behind its own creation, without which the server does not know it.
    if (!queue.has(quest.id) || !queue.keep(change)) mutate(change);
  };
  return { start, unsavedIds };
}
