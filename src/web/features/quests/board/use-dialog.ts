import { useState } from "react";
import type { QuestView } from "#contracts/quests.ts";

export type QuestDialog =
  /** `from`: the words that the form begins with. */
  | { kind: "create"; from?: QuestView; onSaved?: () => void }
  | { kind: "edit"; quest: QuestView }
  | { kind: "complete"; quest: QuestView; problem: string | null }
  | { kind: "workspace"; quest: QuestView }
  | { kind: "reading"; quest: QuestView }
  | { kind: "more" };

interface OpenDialog {
  /** Differs for each opening, so that no form keeps values of the previous one. */
  turn: number;
  isOpen: boolean;
  content: QuestDialog | null;
}

/** Keeps the content while closing, so that closing can be animated. */
export function useDialog() {
  const [dialog, setDialog] = useState<OpenDialog>({ turn: 0, isOpen: false, content: null });
  const open = (content: QuestDialog) => setDialog(({ turn }) => ({ turn: turn + 1, isOpen: true, content }));
  const openIfNone = (content: QuestDialog) =>
    setDialog((known) => (known.isOpen ? known : { turn: known.turn + 1, isOpen: true, content }));
  const close = () => setDialog((known) => ({ ...known, isOpen: false }));
  return { dialog, open, openIfNone, close };
}
