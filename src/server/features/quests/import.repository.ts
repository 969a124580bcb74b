import type { Insertable } from "kysely";
import type { Tx } from "#server/platform/db/handles.ts";
import { writeInSlices } from "#server/platform/db/import-rows.ts";
import type { NewQuest, Schema } from "#server/platform/db/tables/schema.ts";

/** The person's open quests: two with the same title are the same quest. */
export function listOpenTitles(tx: Tx, userId: string) {
  return tx
    .selectFrom("quests")
    .select(["id", "title_key"])
    .where("user_id", "=", userId)
    .where("completed_at", "is", null)
    .where("deleted_at", "is", null)
    .execute();
}

/** Returns how many were written: fewer if somebody took an id in the meantime. */
export function insertQuests(tx: Tx, quests: readonly NewQuest[]): Promise<number> {
  return writeInSlices(quests, async (slice) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("quests")
      .values(slice)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows);
  });
}

export function insertHidden(
  tx: Tx,
  hidden: readonly Insertable<Schema["hidden_quests"]>[],
): Promise<number> {
  return writeInSlices(hidden, async (slice) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("hidden_quests")
      .values(slice)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows);
  });
}

export async function insertConstraints(
  tx: Tx,
  constraints: readonly Insertable<Schema["stated_constraints"]>[],
): Promise<void> {
  await writeInSlices(constraints, async (slice) => {
    await tx
      .insertInto("stated_constraints")
      .values(slice)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return slice.length;
  });
}
