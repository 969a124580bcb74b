import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { UserView } from "#contracts/accounts.ts";
import type { QuestView } from "#contracts/quests.ts";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { ApiError, SOMETHING_WRONG } from "#web/platform/api/api-error.ts";
import { draftSlot } from "#web/platform/forms/draft-slot.ts";
import { useForm } from "#web/platform/forms/use-form.ts";
import { t } from "#web/platform/language/text.ts";
import { randomId } from "#web/platform/random-id.ts";
import { textFields } from "#web/platform/storage/drafts.ts";
import { toastError } from "#web/ui/toast/toast-error.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { useQuestActions } from "./quest-actions.ts";
import { beginWrite, endWrite, putQuest } from "./quest-cache.ts";
import { questDraftName } from "./quest-draft-name.ts";
import { createInput, draftOf, editInput, newDraft, problemOf, type QuestEdit } from "./quest-form.ts";
import { saveQuest } from "./save-quest.ts";

export interface QuestFormOptions {
  user: UserView;
  /** Null creates a new quest. */
  quest: QuestView | null;
  /** What a new one begins with. */
  from?: QuestView | undefined;
  onSaved?: (() => void) | undefined;
  today: CalendarDay;
  onClose: () => void;
}

export function useQuestForm({ user, quest, from, today, onSaved, onClose }: QuestFormOptions) {
  const { id: userId, timeZone } = user;
  const client = useQueryClient();
  const [start] = useState(() => {
    const shown = quest ?? from;
    return shown ? draftOf(shown, timeZone) : newDraft(today);
  });
  // The same id for every attempt: a retry after a lost answer creates no second quest.
  const [newId, setNewId] = useState(randomId);
  const kept = draftSlot(userId, questDraftName(quest?.id ?? from?.id), textFields);
  const { addNewQuest } = useQuestActions();
  return useForm({
    start,
    draft: kept,
    validate: (draft) => problemOf(draft, timeZone),
    send: async (draft, changed) => {
      const input = createInput(draft, newId, timeZone);
      if (quest) return edit(client, quest.id, editInput(input, changed));
      try {
        await addNewQuest(input, kept.drop);
        onSaved?.();
      } catch (error) {
        kept.keep(changed);
        throw error;
      }
    },
    onFailed: (error) => {
      // An id that caused a conflict would cause it again.
      if (error instanceof ApiError && error.code === "conflict") setNewId(randomId());
      toastError(SOMETHING_WRONG);
    },
    onDone: onClose,
    ...(!from && { onUnchanged: onClose }),
  });
}

async function edit(client: QueryClient, taskId: string, changes: QuestEdit): Promise<void> {
  beginWrite(client);
  try {
    const edited = await saveQuest({ taskId, ...changes });
    putQuest(client, edited);
    toast({ title: t("Task Updated"), description: edited.title, variant: "success" });
  } finally {
    endWrite(client);
  }
}
