import type { CompletionNotes, QuestView } from "#contracts/quests.ts";

/** Where it was completed: the dialog of a card, the running quest in the page, or the workspace dialog. */
export type CompletionSurface = "card" | "running" | "workspace";

export interface Completion {
  quest: QuestView;
  notes: CompletionNotes | null;
  surface: CompletionSurface;
  /** When the person completed it, as ISO text. */
  at: string;
  /** When it was started, if the server does not know of that yet. */
  startedAt?: string | null;
}
