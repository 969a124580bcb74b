import { useEffect, useState } from "react";
import { draftSlot } from "#web/platform/forms/draft-slot.ts";
import { useMember } from "#web/platform/session/session.ts";
import { createSignal } from "#web/platform/signal.ts";
import { fromKept } from "./completion-draft.ts";
import { completionDraftName } from "./completion-draft-name.ts";

/** Says whose notes were changed: the running quest, its workspace and the completion dialog share them. */
export const notesChanged = createSignal<string>();

/** The notes of a quest under way, kept in the draft of its completion. */
export function useQuestNotes(questId: string) {
  const { id: userId } = useMember();
  const read = () => draftSlot(userId, completionDraftName(questId), fromKept).read().notes ?? "";
  const [notes, setNotes] = useState(read);
  useEffect(() =>
    notesChanged.subscribe((id) => {
      if (id === questId) setNotes(read());
    }),
  );
  const changeNotes = (text: string) => {
    const slot = draftSlot(userId, completionDraftName(questId), fromKept);
    const { notes: _, ...rest } = slot.read();
    slot.keep(text ? { ...rest, notes: text } : rest);
    notesChanged.emit(questId);
  };
  return { notes, changeNotes };
}
