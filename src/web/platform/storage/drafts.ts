import { deviceStore } from "./storage.ts";

const PREFIX = "draft:";

/** In-memory fallback for browsers that store nothing; see `unstored-changes.ts`. */
export const unstored = new Map<string, string>();

const keyOf = (userId: string, name: string) => `${PREFIX}${userId}:${name}`;

/**
 * Text that was typed but not sent, and changes that wait for a connection. It survives closing the tab and a new
 * sign-in, and is returned only to the same person. One entry a name: tabs do not overwrite each other's.
 */
export function readDraft(userId: string, name: string): unknown {
  const key = keyOf(userId, name);
  try {
    return JSON.parse(unstored.get(key) ?? deviceStore.get(key) ?? "null") ?? undefined;
  } catch {
    // Invalid or truncated: treated as no draft.
    return undefined;
  }
}

export function keepDraft(userId: string, name: string, draft: unknown): void {
  const key = keyOf(userId, name);
  const text = JSON.stringify(draft);
  if (deviceStore.set(key, text)) unstored.delete(key);
  else unstored.set(key, text);
}

export function dropDraft(userId: string, name: string): void {
  const key = keyOf(userId, name);
  unstored.delete(key);
  deviceStore.remove(key);
}

/** Begins the names of changes that wait to be sent. */
export const UNSENT = ":unsent-";

/**
 * At a sign-in, everything but this person's. At sign-out everything but changes that wait to be sent: these were shown
 * as kept, and leave when the same person signs in again.
 */
export function forgetDrafts(keptUserId?: string): void {
  const isKept = (key: string) =>
    keptUserId === undefined ? key.includes(UNSENT) : key.startsWith(keyOf(keptUserId, ""));
  for (const key of [...deviceStore.keys(), ...unstored.keys()]) {
    if (!key.startsWith(PREFIX) || isKept(key)) continue;
    unstored.delete(key);
    deviceStore.remove(key);
  }
}

/** The text fields of a stored draft. */
export function textFields(draft: unknown): Record<string, string> {
  if (typeof draft !== "object" || draft === null) return {};
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === "string"));
}
