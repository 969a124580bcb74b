import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { QuestView } from "#contracts/quests.ts";
import { ApiError } from "#web/platform/api/api-error.ts";
import { canWait } from "#web/platform/api/failure-kinds.ts";
import { toastError } from "#web/ui/toast/toast-error.ts";
import { beginWrite, endWrite, showAtOnce, takeBack } from "../quest-cache.ts";
import { loadSending } from "../sending/load-sending.ts";
import type { Completion } from "../work/completion.ts";
import { COMPLETION_TEXTS } from "../work/completion-texts.ts";

interface CompletionListeners {
  /** Called before the card is removed, and before anything is sent. */
  onComplete: (completion: Completion) => void;
  /** The XP earned. */
  onPaid: (quest: QuestView, xp: number) => void;
  /** The server did not take it yet. True: the completion is kept and sent later. */
  onUnsent: (completion: Completion) => boolean;
  onRefused: (completion: Completion, error: unknown) => void;
}

/** Completes optimistically on screen, then on the server, then claims the XP the server awarded. */
export function useCompleteQuest(listeners: CompletionListeners) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (completion: Completion) =>
      (await loadSending()).sendCompletion(client, completion, listeners.onPaid),
    onMutate: (completion) => {
      const { quest, notes, at: completedAt } = completion;
      listeners.onComplete(completion);
      beginWrite(client);
      const completionNotes = notes && JSON.stringify(notes);
      // Shows the promised XP until the server reports what was paid.
      const shown = { isCompleted: true, completedAt, completionNotes, xpPaid: quest.xpReward };
      return showAtOnce(client, quest.id, shown);
    },
    onError: (error, completion, before) => {
      const isKept = canWait(error) && listeners.onUnsent(completion);
      takeBack(client, before ?? completion.quest, completion.quest.id);
      if (isKept) return;
      const cause = error instanceof ApiError ? "updateRefused" : "unreachable";
      toastError(COMPLETION_TEXTS[cause][completion.surface]);
      listeners.onRefused(completion, error);
    },
    onSettled: () => endWrite(client),
  });
}
