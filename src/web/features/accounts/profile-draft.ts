import { dropDraft, keepDraft, readDraft } from "#web/platform/storage/drafts.ts";
import type { Edits } from "./profile-values.ts";

const NAME = "profile";

export function readEdits(userId: string): Edits {
  const kept = readDraft(userId, NAME);
  return typeof kept === "object" && kept !== null ? kept : {};
}

export function keepEdits(userId: string, edits: Edits): void {
  if (Object.keys(edits).length === 0) dropDraft(userId, NAME);
  else keepDraft(userId, NAME, edits);
}
