import type { QueryClient } from "@tanstack/react-query";
import type { QuestView } from "#contracts/quests.ts";
import { nextChange, startBefore } from "#domain/quests/next-unsent.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { displayOf } from "#web/platform/api/api-error.ts";
import { isRefused } from "#web/platform/api/failure-kinds.ts";
import { noticeSessionEndInPassing } from "#web/platform/session/session-end.ts";
import { dropDraft, keepDraft, readDraft } from "#web/platform/storage/drafts.ts";
import { toast, toastError } from "#web/ui/toast/toast-store.ts";
import { addNewQuest, addQuest } from "../add-quest.ts";
import { completionDraftName } from "../complete/completion-draft-name.ts";
import { COMPLETION_TEXTS } from "../complete/completion-texts.ts";
import { putQuest } from "../quest-cache.ts";
import { newQuestOf } from "../quest-form.ts";
import { keepUnsentWork } from "../running/unsent-work.ts";
import { saveQuest } from "../save-quest.ts";
import { sendNewQuest } from "../send-new-quest.ts";
import { trackedCategory } from "../tracked-category.ts";
import {
  dropUnsent,
  readUnsentChanges,
  readWaiting,
  type UnsentQuestChange,
} from "../unsent/unsent-changes.ts";
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
        if (!isRefused(error)) return;
        giveUp(userId, change, error);
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
      await sendNewQuest(client, newQuestOf(quest, "UTC"), { isInView: true });
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

/** The server will not take it: it is forgotten, and the person is told, since they believe it done. */
function giveUp(userId: string, change: UnsentQuestChange, error: unknown): void {
  dropUnsent(userId, [change]);
  const { kind, quest } = change;
  const description = `“${quest.title}”: ${displayOf(error)}`;
  if (kind === "complete") {
    keepTyped(userId, change);
    toastError(COMPLETION_TEXTS.updateRefused[change.surface]);
  } else if (kind === "create") {
    // Back in the form for a new quest, unless something else was typed there since.
    const { title, description: text } = quest;
    if (readDraft(userId, "quest:new") === undefined)
      keepDraft(userId, "quest:new", { title, description: text });
    toast({ title: "Quest not saved", description, variant: "destructive" });
  } else toast({ title: "Quest not started", description, variant: "destructive" });
}

/** The notes of a refused completion stay with the quest. */
function keepTyped(userId: string, { quest, notes }: Extract<UnsentQuestChange, { kind: "complete" }>): void {
  const name = completionDraftName(quest.id);
  if (notes?.notes && readDraft(userId, name) === undefined) keepDraft(userId, name, { notes: notes.notes });
}
