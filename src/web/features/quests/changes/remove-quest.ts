import type { QueryClient } from "@tanstack/react-query";
import type { UserView } from "#contracts/accounts.ts";
import type { InputOf } from "#contracts/endpoint.ts";
import { deleteQuest, type QuestView, rejectQuest as reject, undeleteQuest } from "#contracts/quests.ts";
import { REJECT_REASONS, type RejectReason } from "#domain/quests/rejection.ts";
import { track } from "#web/platform/analytics/analytics-queue.ts";
import { call } from "#web/platform/api/api.ts";
import { t } from "#web/platform/language/text.ts";
import { toastError } from "#web/ui/toast/toast-error.ts";
import { type ToastAction, toast } from "#web/ui/toast/toast-store.ts";
import { putQuest, showAtOnce, takeBack } from "../quest-cache.ts";
import { trackedCategory } from "../tracked-category.ts";
import { tellNotSaved } from "./not-saved.ts";
import { runWrite } from "./run-write.ts";

interface Removal {
  send: () => Promise<unknown>;
  onRemoved: (undo: ToastAction) => void;
  onFailed: (error: Error) => void;
}

/** Removes a quest from the screen at once; the message offers to undo it. */
function remove(client: QueryClient, quest: QuestView, { send, onRemoved, onFailed }: Removal): void {
  runWrite(client, quest, {
    mutationFn: send,
    onMutate: () => showAtOnce(client, quest.id, "removed"),
    onSuccess: () => onRemoved({ label: t("Undo"), run: () => restore(client, quest) }),
    onError: (error, _, before) => {
      takeBack(client, before, quest.id);
      onFailed(error);
    },
  });
}

/** Deletes a quest. */
export function removeQuest(client: QueryClient, quest: QuestView): void {
  remove(client, quest, {
    send: () => call(deleteQuest, { taskId: quest.id }),
    onRemoved: (undo) => {
      track("task_delete", trackedCategory(quest));
      toast({ title: t("Quest Deleted"), description: quest.title, icon: "removed", action: undo });
    },
    onFailed: (error) =>
      tellNotSaved(error, {
        title: t("Not deleted"),
        safe: t("The quest is back in its place."),
        again: () => removeQuest(client, quest),
      }),
  });
}

/** Longer than other messages: there is something to read and to choose. */
const REASON_MS = 10_000;

/** What each reason changes, as shown after it was given. */
const CONSEQUENCES: Record<RejectReason, string> = {
  "Already done": t("Your path counts it as done, and the next quests build on it."),
  "Too big": t("Your next quests will be shorter."),
  "Not my business": t("Your next batch has fewer quests like this one."),
  "Not now": t("Quests like it may still come, this one will not."),
};

/** Deletes a quest as not relevant, so that it is not suggested again; the message asks for an optional reason. */
export function rejectQuest(client: QueryClient, user: UserView, quest: QuestView): void {
  remove(client, quest, {
    send: async () => {
      await call(reject, rejection(quest, user));
      await call(deleteQuest, { taskId: quest.id });
    },
    onRemoved: (undo) => {
      track("task_reject", trackedCategory(quest));
      const answers = REJECT_REASONS.map((reason) => ({
        label: t(reason),
        run: () => void giveReason({ quest, user, reason, undo }),
      }));
      toast({
        title: t("Task Rejected"),
        description: t(
          "This task has been removed and won't appear again. Thanks for helping improve our recommendations!",
        ),
        icon: "removed",
        action: undo,
        durationMs: REASON_MS,
        choices: { question: t("Why? (optional)"), answers },
      });
    },
    onFailed: () => toastError(t("Failed to reject task. Please try again.")),
  });
}

interface GivenReason {
  quest: QuestView;
  user: UserView;
  reason: RejectReason;
  undo: ToastAction;
}

async function giveReason(given: GivenReason): Promise<void> {
  const { quest, user, reason, undo } = given;
  try {
    await call(reject, { ...rejection(quest, user), reason });
    toast({ title: t(reason), description: CONSEQUENCES[reason], action: undo });
  } catch (error) {
    tellNotSaved(error, {
      title: t("Reason not saved"),
      safe: t("The quest stays away all the same."),
      again: () => void giveReason(given),
    });
  }
}

function restore(client: QueryClient, quest: QuestView): void {
  runWrite(client, quest, {
    mutationFn: () => call(undeleteQuest, { taskId: quest.id }),
    onMutate: () => undefined,
    onSuccess: (restored) => {
      putQuest(client, restored);
      toast({ title: t("Quest restored"), description: restored.title, variant: "success" });
    },
    onError: (error) =>
      tellNotSaved(error, {
        title: t("Not undone"),
        safe: t("“{title}” can still be brought back.", { title: quest.title }),
        again: () => restore(client, quest),
      }),
  });
}

function rejection(quest: QuestView, user: UserView): InputOf<typeof reject> {
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
