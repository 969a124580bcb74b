import { type Insertable, sql } from "kysely";
import { deleteInBatches } from "#server/platform/db/batches.ts";
import type { Db, Handle, Tx } from "#server/platform/db/handles.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

/** The invitation behind this hash, unless the inviting account is closed. */
export function findInvite(db: Handle, tokenHash: Buffer) {
  return db
    .selectFrom("companion_invites as i")
    .innerJoin("users as u", "u.id", "i.user_id")
    .select(["i.user_id as userId", "i.expires_at as expiresAt", "i.used_by as usedBy", "u.username"])
    .where("i.token_hash", "=", tokenHash)
    .where("u.closed_at", "is", null)
    .executeTakeFirst();
}

/** Until when the person's open invitation works. */
export async function findOpenUntil(db: Handle, userId: string, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom("companion_invites")
    .select("expires_at")
    .where("user_id", "=", userId)
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  return row?.expires_at ?? null;
}

export async function insertInvite(tx: Tx, invite: Insertable<Schema["companion_invites"]>): Promise<void> {
  await tx.insertInto("companion_invites").values(invite).execute();
}

export async function markUsed(tx: Tx, tokenHash: Buffer, usedBy: string, now: Date): Promise<void> {
  await tx
    .updateTable("companion_invites")
    .set({ used_at: now, used_by: usedBy })
    .where("token_hash", "=", tokenHash)
    .execute();
}

export async function deleteOpenInvites(handle: Handle, userIds: readonly string[]): Promise<void> {
  await handle
    .deleteFrom("companion_invites")
    .where("user_id", "in", userIds)
    .where("used_at", "is", null)
    .execute();
}

/** All that these people made or accepted: none can be repeated. */
export async function deleteInvites(tx: Tx, userIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom("companion_invites")
    .where((eb) => eb.or([eb("user_id", "in", userIds), eb("used_by", "in", userIds)]))
    .execute();
}

export function deleteExpired(db: Db, now: Date): Promise<number> {
  return deleteInBatches(db, "companion_invites", sql`expires_at <= ${now}`);
}

export function allInvites(tx: Tx, userId: string) {
  return tx
    .selectFrom("companion_invites")
    .select(["created_at", "expires_at", "used_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
}
