import type { Insertable } from "kysely";
import type { Tx } from "#server/platform/db/handles.ts";
import { writeInSlices } from "#server/platform/db/import-rows.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

type Rows<Table extends "money_entries" | "money_goals"> = readonly Insertable<Schema[Table]>[];

export function insertImportedEntries(tx: Tx, entries: Rows<"money_entries">): Promise<number> {
  return writeInSlices(entries, async (slice) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("money_entries")
      .values(slice)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows);
  });
}

/** A goal that was set here stays. */
export function insertImportedGoals(tx: Tx, goals: Rows<"money_goals">): Promise<number> {
  return writeInSlices(goals, async (slice) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("money_goals")
      .values(slice)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows);
  });
}

/** What was chosen here stays. */
export async function insertImportedSettings(tx: Tx, userId: string, areSalesTold: boolean): Promise<void> {
  await tx
    .insertInto("money_settings")
    .values({ user_id: userId, are_sales_told: areSalesTold })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
