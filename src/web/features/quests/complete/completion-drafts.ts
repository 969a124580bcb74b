import { dropDraft, keepDraft, readDraft, textFields } from "#web/platform/storage/drafts.ts";
import { type CompletionDraft, EMPTY_DRAFT } from "./completion-draft.ts";

/** What was typed about a completion outlives the dialog, and a new sign-in, until the server has it. */
export interface CompletionDrafts {
  get: (questId: string) => CompletionDraft | undefined;
  set: (questId: string, draft: CompletionDraft) => void;
  delete: (questId: string) => void;
}

const OUTCOMES: readonly string[] = ["done", "partly", "learned"];

export function completionDraftsOf(userId: string): CompletionDrafts {
  const name = (questId: string) => `completion:${questId}`;
  return {
    get: (questId) => {
      const kept = readDraft(userId, name(questId));
      return kept === undefined ? undefined : fromKept(textFields(kept));
    },
    set: (questId, draft) => keepDraft(userId, name(questId), draft),
    delete: (questId) => dropDraft(userId, name(questId)),
  };
}

function fromKept({ outcome = "", ...words }: Record<string, string>): CompletionDraft {
  const isKnown = (value: string): value is CompletionDraft["outcome"] => OUTCOMES.includes(value);
  return { ...EMPTY_DRAFT, ...words, outcome: isKnown(outcome) ? outcome : EMPTY_DRAFT.outcome };
}
