import type { Insertable, Selectable } from "kysely";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import { writeInSlices } from "#server/platform/db/import-rows.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

export type Suggestion = Selectable<Schema["quest_suggestions"]>;

export function insertSuggestion(
  db: Handle,
  suggestion: Insertable<Schema["quest_suggestions"]>,
): Promise<Suggestion> {
  return db.insertInto("quest_suggestions").values(suggestion).returningAll().executeTakeFirstOrThrow();
}

export async function insertImported(
  tx: Tx,
  suggestions: readonly Insertable<Schema["quest_suggestions"]>[],
): Promise<void> {
  await writeInSlices(suggestions, async (slice) => {
    await tx
      .insertInto("quest_suggestions")
      .values(slice)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return slice.length;
  });
}

export function lockSuggestion(tx: Tx, id: string, userId: string): Promise<Suggestion | undefined> {
  return tx
    .selectFrom("quest_suggestions")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
}

export async function markTaken(tx: Tx, id: string, questId: string): Promise<void> {
  await tx.updateTable("quest_suggestions").set({ quest_id: questId }).where("id", "=", id).execute();
}

export async function deleteUntaken(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom("quest_suggestions")
    .where("user_id", "=", userId)
    .where("quest_id", "is", null)
    .execute();
}

export async function deleteOfPerson(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("quest_suggestions").where("user_id", "=", userId).execute();
}

export function listOfMessages(db: Handle, messageIds: readonly string[]): Promise<Suggestion[]> {
  if (messageIds.length === 0) return Promise.resolve([]);
  return db.selectFrom("quest_suggestions").selectAll().where("message_id", "in", messageIds).execute();
}
