import { tabStore } from "./storage.ts";

const KEY = "drafts";

interface Drafts {
  userId: string;
  byName: Record<string, unknown>;
}

/** Where the browser keeps nothing, at least this page does. */
let unstored: Drafts | undefined;

/**
 * What somebody typed and has not sent. It outlives a closed window, a reload and a new sign-in in this tab, and is
 * shown to that person only.
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

/** For signing out: the next person at this browser finds nothing. */
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
    // Not ours, or cut off: as if nothing had been kept.
    return null;
  }
}

/** The fields that are text, of whatever was kept. */
export function textFields(draft: unknown): Record<string, string> {
  if (typeof draft !== "object" || draft === null) return {};
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => typeof value === "string"));
}
