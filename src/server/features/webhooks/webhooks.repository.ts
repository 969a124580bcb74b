import type { Insertable, Selectable, Updateable } from "kysely";
import type { Db, Handle, Tx } from "#server/platform/db/handles.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

export type WebhookRecord = Selectable<Schema["webhooks"]>;

/** Newest first. A person has at most WEBHOOKS_MAX. */
export function listByUser(db: Handle, userId: string): Promise<WebhookRecord[]> {
  return db
    .selectFrom("webhooks")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

export function findOwned(db: Db, userId: string, id: string): Promise<WebhookRecord | undefined> {
  return db
    .selectFrom("webhooks")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
}

export function lockOwned(tx: Tx, userId: string, id: string): Promise<WebhookRecord | undefined> {
  return tx
    .selectFrom("webhooks")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Before its deliveries are written: whoever pauses it writes them all. Undefined if it is gone. */
export function lockForOutcome(tx: Tx, id: string): Promise<WebhookRecord | undefined> {
  return tx.selectFrom("webhooks").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}

export function insertWebhook(tx: Tx, row: Insertable<Schema["webhooks"]>): Promise<WebhookRecord> {
  return tx.insertInto("webhooks").values(row).returningAll().executeTakeFirstOrThrow();
}

export function updateWebhook(
  tx: Tx,
  id: string,
  changes: Updateable<Schema["webhooks"]>,
): Promise<WebhookRecord> {
  return tx
    .updateTable("webhooks")
    .set(changes)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** False if the person has no such webhook. */
export async function deleteOwned(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("webhooks")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteByUsers(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx.deleteFrom("webhooks").where("user_id", "in", userIds).execute();
}
