import { type Insertable, type Selectable, sql } from "kysely";
import type { Db, Handle, Tx } from "#server/platform/db/handles.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

export type DeviceRecord = Selectable<Schema["push_devices"]>;

export function listDevices(db: Handle, userId: string): Promise<DeviceRecord[]> {
  return devicesOf(db, [userId]);
}

/** In the order in which they were added. */
export function devicesOf(db: Handle, userIds: readonly string[]): Promise<DeviceRecord[]> {
  if (userIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("push_devices")
    .selectAll()
    .where("user_id", "in", userIds)
    .orderBy("added_at")
    .orderBy("id")
    .execute();
}

export function findDevice(db: Db, userId: string, id: string): Promise<DeviceRecord | undefined> {
  return db
    .selectFrom("push_devices")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

/** What the session's device is called. */
export async function nameOfSession(tx: Tx, sessionId: string): Promise<string | undefined> {
  const session = await tx
    .selectFrom("sessions")
    .select("device")
    .where("id", "=", sessionId)
    .executeTakeFirst();
  return session?.device;
}

/** A browser that is known keeps its id, unless it belonged to somebody else. */
export function putDevice(tx: Tx, row: Insertable<Schema["push_devices"]>): Promise<DeviceRecord> {
  const { id, added_at, endpoint_hash: _, ...latest } = row;
  const isSamePerson = sql<boolean>`push_devices.user_id = ${row.user_id}`;
  return tx
    .insertInto("push_devices")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("endpoint_hash").doUpdateSet({
        ...latest,
        id: sql`case when ${isSamePerson} then push_devices.id else ${id}::uuid end`,
        added_at: sql`case when ${isSamePerson} then push_devices.added_at else ${added_at}::timestamptz end`,
        last_sent_at: sql`case when ${isSamePerson} then push_devices.last_sent_at end`,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteDevice(db: Handle, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom("push_devices")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Those that were added in this session; null: all. */
export async function deleteSignedOut(tx: Tx, userId: string, sessionId: string | null): Promise<void> {
  await tx
    .deleteFrom("push_devices")
    .where("user_id", "=", userId)
    .$if(sessionId !== null, (query) => query.where("session_id", "=", sessionId as string))
    .execute();
}

export async function deleteDevices(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom("push_devices").where("id", "in", ids).execute();
}

export async function noteSent(db: Db, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length > 0)
    await db.updateTable("push_devices").set({ last_sent_at: now }).where("id", "in", ids).execute();
}

/** False if it was notified after this time. */
export async function claimTest(db: Db, id: string, now: Date, notAfter: Date): Promise<boolean> {
  const result = await db
    .updateTable("push_devices")
    .set({ last_sent_at: now })
    .where("id", "=", id)
    .where((either) =>
      either.or([either("last_sent_at", "is", null), either("last_sent_at", "<=", notAfter)]),
    )
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
