import type { ImportedTotals } from "#domain/progress/imported-totals.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { addTotals } from "./import.repository.ts";

/** Counts completed quests of another SideQuest. Call it under the person's lock. */
export async function addImported(tx: Tx, userId: string, imported: ImportedTotals): Promise<void> {
  if (imported.totals.completed > 0) await addTotals(tx, userId, imported);
}
