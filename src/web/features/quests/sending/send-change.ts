import type { QueryClient } from "@tanstack/react-query";
import type { QuestView } from "#contracts/quests.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { toast, toastError } from "#web/ui/toast/toast-store.ts";
import { addQuest } from "../add-quest.ts";
import { COMPLETION_TEXTS } from "../complete/completion-texts.ts";
import { putQuest } from "../quest-cache.ts";
import { newQuestOf } from "../quest-form.ts";
import { saveQuest } from "../save-quest.ts";
import { sendNewQuest } from "../send-new-quest.ts";
import { trackedCategory } from "../tracked-category.ts";
import type { UnsentQuestChange } from "../unsent/unsent-changes.ts";
import { sendCompletion } from "./send-completion.ts";

export { addQuest, sendCompletion };

/** Sends one change that was kept. Every kind can be sent twice without being done twice. */
export async function sendChange(
  client: QueryClient,
  change: UnsentQuestChange,
  onPaid: (questId: string, xp: number) => void,
): Promise<void> {
  const { quest } = change;
  switch (change.kind) {
    case "create":
      return sendNewQuest(client, newQuestOf(quest, "UTC"), { isInView: true });
    case "start":
      return sendStart(client, quest, change.at);
    case "complete": {
      const { notes, surface, at } = change;
      return sendCompletion(client, { quest, notes, surface, at }, ({ id }, xp) => onPaid(id, xp));
    }
  }
}

async function sendStart(client: QueryClient, quest: QuestView, at: string): Promise<void> {
  putQuest(client, await saveQuest({ taskId: quest.id, inProgress: true, startedAt: new Date(at) }));
  track("task_start", trackedCategory(quest));
}

/** The server will not take it: the person is told, since they believe it done. */
export function sayRefused(change: UnsentQuestChange, error: unknown): void {
  if (change.kind === "complete") toastError(COMPLETION_TEXTS.updateRefused[change.surface]);
  else
    toast({
      title: change.kind === "create" ? "Quest not saved" : "Quest not started",
      description: `“${change.quest.title}”: ${displayOf(error)}`,
      variant: "destructive",
    });
}
