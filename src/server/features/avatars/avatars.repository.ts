import type { Insertable } from "kysely";
import type { Db, Tx } from "#server/platform/db/handles.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

/** Undefined if the account is closed or deleted. */
export function lockHolder(tx: Tx, userId: string) {
  return tx
    .selectFrom("users")
    .select(["avatar_id", "avatar_removed_at"])
    .where("id", "=", userId)
    .where("closed_at", "is", null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function insertAvatar(tx: Tx, avatar: Insertable<Schema["avatars"]>): Promise<void> {
  await tx.insertInto("avatars").values(avatar).execute();
  await tx.updateTable("users").set({ avatar_id: avatar.id }).where("id", "=", avatar.user_id).execute();
}

export async function deleteAvatar(tx: Tx, userId: string, removedAt: Date): Promise<void> {
  await tx.deleteFrom("avatars").where("user_id", "=", userId).execute();
  await tx
    .updateTable("users")
    .set((eb) => ({
      avatar_id: null,
      avatar_removed_at: eb.fn.coalesce("avatar_removed_at", eb.val(removedAt)),
    }))
    .where("id", "=", userId)
    .execute();
}

/** A picture of an open account, with the columns that decide who may see it. */
export function findAvatar(db: Db, id: string) {
  return db
    .selectFrom("avatars")
    .innerJoin("users", "users.id", "avatars.user_id")
    .leftJoin("leaderboard_entries", "leaderboard_entries.user_id", "users.id")
    .select(["avatars.user_id", "avatars.content_type", "avatars.bytes", "users.leaderboard_privacy"])
    .select("leaderboard_entries.user_id as listed_id")
    .where("avatars.id", "=", id)
    .where("users.closed_at", "is", null)
    .executeTakeFirst();
}
