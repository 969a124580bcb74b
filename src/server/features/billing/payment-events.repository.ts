import type { Db } from "#server/platform/db/handles.ts";

export async function isEventKnown(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom("payment_events").select("id").where("id", "=", id).executeTakeFirst();
  return row !== undefined;
}

export async function rememberEvent(
  db: Db,
  event: { id: string; type: string; received_at: Date },
): Promise<void> {
  await db
    .insertInto("payment_events")
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteEventsBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("payment_events")
    .where("id", "in", (eb) =>
      eb.selectFrom("payment_events").select("id").where("received_at", "<", before).limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
