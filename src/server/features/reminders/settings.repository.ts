import type { Insertable, Selectable, Updateable } from "kysely";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

export type SettingsRecord = Selectable<Schema["reminder_settings"]>;

export function findSettings(db: Handle, userId: string): Promise<SettingsRecord | undefined> {
  return db.selectFrom("reminder_settings").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

export async function putSettings(
  tx: Tx,
  row: Insertable<Schema["reminder_settings"]>,
  changes: Omit<Updateable<Schema["reminder_settings"]>, "user_id">,
): Promise<void> {
  await tx
    .insertInto("reminder_settings")
    .values({ ...row, ...changes })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(changes))
    .execute();
}

/** Everything that the person asked for. */
export async function deleteReminders(tx: Tx, userIds: readonly string[]): Promise<void> {
  for (const table of ["reminder_settings", "calendar_feeds", "push_devices", "quest_reminders"] as const)
    await tx.deleteFrom(table).where("user_id", "in", userIds).execute();
}
