import { dropDraft, keepDraft, readDraft } from "../storage/drafts.ts";

/** Where a form keeps what was changed in it until it is sent. */
export interface DraftSlot<Values> {
  read: () => Partial<Values>;
  keep: (changed: Partial<Values>) => void;
  drop: () => void;
}

/** A slot among this person's drafts. `parse` takes only what it can trust: the browser's store is open to anyone. */
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
