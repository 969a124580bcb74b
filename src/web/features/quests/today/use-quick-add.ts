import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { UserView } from "#contracts/accounts.ts";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { DUE_TIME } from "#domain/quests/quest.ts";
import { ApiError, SOMETHING_WRONG } from "#web/platform/api/api-error.ts";
import { draftSlot } from "#web/platform/forms/draft-slot.ts";
import { useForm } from "#web/platform/forms/use-form.ts";
import { randomId } from "#web/platform/random-id.ts";
import { textFields } from "#web/platform/storage/drafts.ts";
import { toastError } from "#web/ui/toast/toast-store.ts";
import { beginWrite, endWrite } from "../quest-cache.ts";
import { createInput, newDraft } from "../quest-form.ts";
import { sendNewQuest } from "../send-new-quest.ts";

const START = { title: "" };

/** A title makes an own quest for today with the usual reward. The text stays until the server has it. */
export function useQuickAdd({ id: userId, timeZone }: UserView, today: CalendarDay) {
  const client = useQueryClient();
  // The same id for every attempt: a retry after a lost answer creates no second quest.
  const [newId, setNewId] = useState(randomId);
  const form = useForm({
    start: START,
    draft: draftSlot<typeof START>(userId, "quest:quick", textFields),
    send: async ({ title }) => {
      beginWrite(client);
      try {
        const draft = { ...newDraft(today), title, due: `${today}T${DUE_TIME}` };
        await sendNewQuest(client, createInput(draft, newId, timeZone));
      } finally {
        endWrite(client);
      }
    },
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
