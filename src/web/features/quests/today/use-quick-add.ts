import { useState } from "react";
import { ApiError, SOMETHING_WRONG } from "#web/platform/api/api-error.ts";
import { draftSlot } from "#web/platform/forms/draft-slot.ts";
import { useForm } from "#web/platform/forms/use-form.ts";
import { randomId } from "#web/platform/random-id.ts";
import { textFields } from "#web/platform/storage/drafts.ts";
import { toastError } from "#web/ui/toast/toast-error.ts";
import { useQuestActions } from "../quest-actions.ts";

const START = { title: "" };

/** A title makes an own quest for today with the usual reward. The text stays until the quest is saved or kept. */
export function useQuickAdd(userId: string) {
  const { addQuest } = useQuestActions();
  // The same id for every attempt: a retry after a lost answer creates no second quest.
  const [newId, setNewId] = useState(randomId);
  const draft = draftSlot<typeof START>(userId, "quest:quick", textFields);
  const form = useForm({
    start: START,
    draft,
    send: ({ title }) =>
      addQuest(title, newId, draft.drop).catch((error: unknown) => {
        draft.keep({ title });
        throw error;
      }),
    onFailed: (error) => {
      if (error instanceof ApiError && error.code === "conflict") setNewId(randomId());
      toastError(SOMETHING_WRONG);
    },
    onDone: () => {
      setNewId(randomId());
      form.discard();
    },
  });
  return form;
}
