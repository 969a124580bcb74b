import { tabStore } from "#web/platform/storage/storage.ts";

const KEY = "recentCommands";
const KEPT = 3;

/** Ids of what was chosen last in this tab, newest first. */
export function recentCommands(userId: string): string[] {
  const { of, ids } = read();
  return of === userId ? ids : [];
}

export function rememberCommand(userId: string, id: string): void {
  const ids = [id, ...recentCommands(userId).filter((known) => known !== id)].slice(0, KEPT);
  tabStore.set(KEY, JSON.stringify({ of: userId, ids }));
}

function read(): { of: string; ids: string[] } {
  try {
    const { of, ids } = JSON.parse(tabStore.get(KEY) ?? "{}");
    return { of: String(of), ids: Array.isArray(ids) ? ids.map(String) : [] };
  } catch {
    return { of: "", ids: [] };
  }
}
