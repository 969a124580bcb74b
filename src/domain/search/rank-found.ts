import { holdsWords } from "./search-words.ts";

interface FoundQuest {
  readonly title: string;
  readonly inProgress: boolean;
  readonly isCompleted: boolean;
  readonly dueDate: string;
  readonly completedAt: string | null;
}

/** A search shows no more. */
export const SEARCH_SHOWN = 12;

/**
 * The running quest first, then open ones, then done ones; within each, a title with the words before other texts.
 * Open ones by due date, since the first is what comes next; done ones newest first.
 */
export function rankFound<Q extends FoundQuest>(quests: readonly Q[], words: readonly string[]): Q[] {
  const group = (quest: Q) => (quest.inProgress ? 0 : quest.isCompleted ? 2 : 1);
  const byText = (quest: Q) => (holdsWords(quest.title, words) ? 0 : 1);
  return [...quests].sort(
    (a, b) =>
      group(a) - group(b) ||
      byText(a) - byText(b) ||
      (a.isCompleted
        ? String(b.completedAt).localeCompare(String(a.completedAt))
        : a.dueDate.localeCompare(b.dueDate)),
  );
}
