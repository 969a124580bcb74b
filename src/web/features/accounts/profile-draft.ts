import { tabStore } from "#web/platform/storage.ts";
import type { Edits } from "./profile-values.ts";

const KEY = "profileDraft";

/** What was typed and not saved: it comes back after a reload or a new sign-in in this tab. */
export function readEdits(userId: string): Edits {
  try {
    const kept = JSON.parse(tabStore.get(KEY) ?? "null");
    if (kept?.userId === userId && typeof kept.edits === "object" && kept.edits) return kept.edits;
  } catch {
    // Not ours, or cut off: as if nothing had been kept.
  }
  return {};
}

export function keepEdits(userId: string, edits: Edits): void {
  if (Object.keys(edits).length === 0) tabStore.remove(KEY);
  else tabStore.set(KEY, JSON.stringify({ userId, edits }));
}
