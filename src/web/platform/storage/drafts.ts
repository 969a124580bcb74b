import { tabStore } from "./storage.ts";

const KEY = "drafts";

interface Drafts {
  userId: string;
  byName: Record<string, unknown>;
}

/** In-memory fallback for browsers that store nothing. */
let unstored: Drafts | undefined;

/**
 * Text that was typed but not sent. It survives closing, a reload and a new sign-in in this tab, and is
 * returned only to the same person.
 */
export function readDraft(userId: string, name: string): unknown {
  return draftsOf(userId).byName[name];
}

export function keepDraft(userId: string, name: string, draft: unknown): void {
  const { byName } = draftsOf(userId);
  store({ userId, byName: { ...byName, [name]: draft } });
}

export function dropDraft(userId: string, name: string): void {
  const { [name]: _, ...byName } = draftsOf(userId).byName;
  store({ userId, byName });
}

/** For sign-out: the next person at this browser finds no drafts. */
export function forgetDrafts(): void {
  unstored = undefined;
  tabStore.remove(KEY);
}

function store(drafts: Drafts): void {
  if (Object.keys(drafts.byName).length === 0) forgetDrafts();
  else unstored = tabStore.set(KEY, JSON.stringify(drafts)) ? undefined : drafts;
}

function draftsOf(userId: string): Drafts {
  const known = unstored ?? stored();
  return known?.userId === userId ? known : { userId, byName: {} };
}

function stored(): Drafts | null {
  try {
    const drafts = JSON.parse(tabStore.get(KEY) ?? "null");
    return typeof drafts?.byName === "object" && drafts.byName ? drafts : null;
  } catch {
    // Invalid or truncated: treated as no drafts.
    return null;
  }
}

/** The text fields of a stored draft. */
export function textFields(draft: unknown): Record<string, string> {
  if (typeof draft !== "object" || draft === null) return {};
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === "string"));
}
