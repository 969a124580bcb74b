import type { Insertable } from "kysely";
import type { Db } from "#server/platform/db/handles.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

/** False if an active link for the subject exists; it is left unchanged. */
export async function insertLink(db: Db, link: Insertable<Schema["share_links"]>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("share_links")
    .values(link)
    .onConflict((conflict) =>
      conflict.columns(["user_id", "subject"]).where("revoked_at", "is", null).doNothing(),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

function activeLinks(db: Db, userId: string) {
  return db
    .selectFrom("share_links")
    .select(["id", "token", "subject", "created_at"])
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null);
}

export function findActive(db: Db, userId: string, subject: string) {
  return activeLinks(db, userId).where("subject", "=", subject).executeTakeFirst();
}

export function listActive(db: Db, userId: string, limit: number) {
  return activeLinks(db, userId).orderBy("created_at", "desc").orderBy("id").limit(limit).execute();
}

/** Permanent; revoking again keeps the first time. False if the person has no such link. */
export async function revoke(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("share_links")
    .set((eb) => ({ revoked_at: eb.fn.coalesce("revoked_at", eb.val(now)) }))
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What the public may see behind an active link of an open account. */
export function findShared(db: Db, token: string) {
  return db
    .selectFrom("share_links")
    .innerJoin("users", "users.id", "share_links.user_id")
    .select(["share_links.subject", "users.id as user_id", "users.username"])
    .select((eb) =>
      eb
        .case()
        .when("users.shares_business_name", "=", true)
        .then(eb.ref("users.business_name"))
        .end()
        .as("business_name"),
    )
    .where("share_links.token", "=", token)
    .where("share_links.revoked_at", "is", null)
    .where("users.closed_at", "is", null)
    .executeTakeFirst();
}
