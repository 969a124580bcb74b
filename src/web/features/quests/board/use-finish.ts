import type { UserView } from "#contracts/accounts.ts";
import type { CompletionNotes, QuestView } from "#contracts/quests.ts";
import { ApiError, displayOf } from "#web/platform/api/api-error.ts";
import { dropDraft } from "#web/platform/storage/drafts.ts";
import { useCompleteQuest } from "../complete/complete-quest.ts";
import type { useCelebrations } from "../complete/use-celebrations.ts";
import { handOverFocus } from "../focus-handover.ts";
import { refuseChange } from "../unsent/refused-changes.ts";
import type { Completion, CompletionSurface } from "../work/completion.ts";
import { completionDraftName } from "../work/completion-draft-name.ts";
import type { useQuestWork } from "../work/use-quest-work.ts";
import type { QuestDialog } from "./use-dialog.ts";
import type { useUnsentChanges } from "./use-unsent-changes.ts";

interface Finishing {
  user: UserView;
  queue: ReturnType<typeof useUnsentChanges>;
  work: ReturnType<typeof useQuestWork>;
  celebrations: ReturnType<typeof useCelebrations>;
  /** Quests with something that waits to be sent. */
  waitingIds: ReadonlySet<string>;
  open: (dialog: QuestDialog) => void;
}

/** Completes a quest. Resolves to whether the server has saved it, or it is kept to be sent later. */
export function useFinish({ user, queue, work, celebrations, waitingIds, open }: Finishing) {
  const completing = useCompleteQuest({
    onComplete: (completion) => {
      queue.begin({ kind: "complete", ...completion });
      celebrations.checkOff(completion.quest.id, completion.surface !== "workspace");
    },
    onPaid: ({ id }, xp) => celebrations.payOut(id, xp),
    onUnsent: (completion) => queue.keep({ kind: "complete", ...completion }),
    onRefused: (completion: Completion, error) => {
      const { quest, notes, surface } = completion;
      queue.end({ kind: "complete", ...completion });
      // Its dialog would close over the words with the quest.
      const isKept =
        isGone(error) && refuseChange(user.id, { kind: "complete", ...completion }, displayOf(error));
      if (!isKept && surface === "card" && notes)
        open({ kind: "complete", quest, problem: displayOf(error) });
    },
  });

  return async (quest: QuestView, notes: CompletionNotes | null, surface: CompletionSurface) => {
    handOverFocus();
    const completion = { quest, notes, surface, at: new Date().toISOString() };
    const drop = () => dropDraft(user.id, completionDraftName(quest.id));
    // Behind what still waits to be sent, such as the quest's ticks.
    if (!navigator.onLine || waitingIds.has(quest.id)) {
      const isKept = queue.keep({ kind: "complete", ...completion });
      if (isKept) drop();
      return isKept;
    }
    try {
      await completing.mutateAsync(completion);
      queue.end({ kind: "complete", ...completion });
      work.forgetWork(quest.id);
    } catch {
      if (!queue.has(quest.id)) return false;
    }
    drop();
    return true;
  };
}

const isGone = (error: unknown) => error instanceof ApiError && error.code === "not_found";
