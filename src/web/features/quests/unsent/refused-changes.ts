import { hasWords } from "#domain/logbook/late-notes.ts";
import { refusedList } from "#web/platform/storage/refused.ts";
import { parseChange, type UnsentQuestChange } from "./unsent-changes.ts";

/** New quests and notes that the server would not take. */
export const refusedChanges = refusedList("quests", parseChange);

/** Keeps what was typed with a change that was refused. False if no more are kept. */
export function refuseChange(userId: string, change: UnsentQuestChange, problem: string): boolean {
  const { kind, quest } = change;
  if (kind === "start" || (kind === "complete" && !hasWords(change.notes ?? {}))) return true;
  return refusedChanges.add(userId, { id: `${kind}:${quest.id}`, item: change, problem });
}
