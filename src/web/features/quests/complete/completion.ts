import type { CompletionNotes, QuestView } from "#contracts/quests.ts";

export type CompletionSurface = "card" | "workspace";

export interface Completion {
  quest: QuestView;
  notes: CompletionNotes | null;
  surface: CompletionSurface;
  /** When the person completed it, as ISO text. */
  at: string;
  /** When it was started, if the server does not know of that yet. */
  startedAt?: string | null;
}
