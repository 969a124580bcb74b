import type { QueryClient } from "@tanstack/react-query";
import type { QuestView } from "#contracts/quests.ts";
import { nextChange, startBefore } from "#domain/quests/next-unsent.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { canWait } from "#web/platform/api/failure-kinds.ts";
import { t } from "#web/platform/language/text.ts";
import { noticeSessionEndInPassing } from "#web/platform/session/session-end.ts";
import { dropDraft, keepDraft, readDraft } from "#web/platform/storage/drafts.ts";
import { toastError } from "#web/ui/toast/toast-error.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { addNewQuest, addQuest } from "../add-quest.ts";
import { putQuest } from "../quest-cache.ts";
import { newQuestOf } from "../quest-form.ts";
import { saveQuest } from "../save-quest.ts";
import { sendNewQuest } from "../send-new-quest.ts";
import { trackedCategory } from "../tracked-category.ts";
import { refuseChange } from "../unsent/refused-changes.ts";
import {
  dropUnsent,
  readUnsentChanges,
  readWaiting,
  type UnsentQuestChange,
} from "../unsent/unsent-changes.ts";
import { completionDraftName } from "../work/completion-draft-name.ts";
import { COMPLETION_TEXTS } from "../work/completion-texts.ts";
import { keepUnsentWork } from "../work/unsent-work.ts";
import { sendCompletion } from "./send-completion.ts";

export { addNewQuest, addQuest, sendCompletion };

/**
 * Sends what waits, one after the other, until the server has answered each; `onSent` after each. One tab at a time:
 * sent twice, nothing is done twice, but it would be told twice.
 */
export async function sendWaiting(
  client: QueryClient,
  userId: string,
  onPaid: (questId: string, xp: number) => void,
  onSent: () => void,
): Promise<void> {
  const next = () => nextChange(readWaiting(userId));
  const sendAll = async () => {
    for (let change = next(); change; change = next()) {
      try {
        await sendChange(client, userId, change, onPaid);
      } catch (error) {
        noticeSessionEndInPassing(error);
        if (canWait(error) !== false || !giveUp(userId, change, error)) return;
      }
      onSent();
    }
  };
  if (!navigator.locks) return sendAll();
  await navigator.locks.request("unsent-quests", { ifAvailable: true }, (lock) =>
    lock ? sendAll() : undefined,
  );
}

/** Sends one change that was kept, and forgets it. Every kind can be sent twice without being done twice. */
async function sendChange(
  client: QueryClient,
  userId: string,
  change: UnsentQuestChange,
  onPaid: (questId: string, xp: number) => void,
): Promise<void> {
  const { quest } = change;
  const start = startBefore(readUnsentChanges(userId), change);
  switch (change.kind) {
    case "create":
      await sendNewQuest(client, newQuestOf(quest, "UTC"), { isInView: true, isRepeat: true });
      break;
    case "start":
      await sendStart(client, quest, change.at);
      break;
    case "complete": {
      const { notes, surface, at } = change;
      const startedAt = start?.kind === "start" ? start.at : null;
      await sendCompletion(client, { quest, notes, surface, at, startedAt }, ({ id }, xp) => onPaid(id, xp));
      keepUnsentWork(userId, quest.id);
      dropDraft(userId, completionDraftName(quest.id));
    }
  }
  dropUnsent(userId, start ? [start, change] : [change]);
}

async function sendStart(client: QueryClient, quest: QuestView, at: string): Promise<void> {
  putQuest(client, await saveQuest({ taskId: quest.id, inProgress: true, startedAt: new Date(at) }));
  track("task_start", trackedCategory(quest));
}

/**
 * The server will not take it: what was typed is kept apart, and the person is told, since they believe it done. False:
 * there is no room for it, so it goes on waiting.
 */
function giveUp(userId: string, change: UnsentQuestChange, error: unknown): boolean {
  const problem = displayOf(error);
  if (!refuseChange(userId, change, problem)) return false;
  dropUnsent(userId, [change]);
  const { kind, quest } = change;
  const description = t("“{title}”: {problem}", { title: quest.title, problem });
  if (kind === "complete") {
    keepTyped(userId, change);
    toastError(COMPLETION_TEXTS.updateRefused[change.surface]);
  } else {
    const title = kind === "create" ? t("Quest not saved") : t("Quest not started");
    toast({ title, description, variant: "destructive" });
  }
  return true;
}

/** Should the quest still be there, its notes are where they were typed. */
function keepTyped(userId: string, { quest, notes }: Extract<UnsentQuestChange, { kind: "complete" }>): void {
  const name = completionDraftName(quest.id);
  if (notes?.notes && readDraft(userId, name) === undefined) keepDraft(userId, name, { notes: notes.notes });
}
