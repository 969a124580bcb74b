import type { Insertable } from "kysely";
import { sql } from "kysely";
import { deleteInBatches } from "#server/platform/db/batches.ts";
import type { Db } from "#server/platform/db/handles.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

export async function isEventKnown(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom("payment_events").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

export async function rememberEvent(db: Db, event: Insertable<Schema["payment_events"]>): Promise<void> {
  await db
    .insertInto("payment_events")
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function deleteEventsBefore(db: Db, before: Date): Promise<number> {
  return deleteInBatches(db, "payment_events", sql`received_at < ${before}`);
}
