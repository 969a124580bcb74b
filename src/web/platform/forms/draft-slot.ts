import { dropDraft, keepDraft, readDraft } from "../storage/drafts.ts";

/** Where a form stores its unsent changes. */
export interface DraftSlot<Values> {
  read: () => Partial<Values>;
  keep: (changed: Partial<Values>) => void;
  drop: () => void;
}

/** A slot among this person's drafts. `parse` must validate: anyone can edit browser storage. */
export function draftSlot<Values>(
  userId: string,
  name: string,
  parse: (kept: unknown) => Partial<Values>,
): DraftSlot<Values> {
  const drop = () => dropDraft(userId, name);
  return {
    read: () => parse(readDraft(userId, name)),
    keep: (changed) => (Object.keys(changed).length > 0 ? keepDraft(userId, name, changed) : drop()),
    drop,
  };
}
