import type { Insertable } from "kysely";
import { sql } from "kysely";
import { countRows } from "#server/platform/db/count-rows.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

/** One row per subject and platform: a repeat changes nothing, unless it is the first one paid. */
export async function saveShare(tx: Tx, share: Insertable<Schema["shares"]>): Promise<void> {
  await tx
    .insertInto("shares")
    .values(share)
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "subject", "platform"])
        .doUpdateSet({ shared_at: share.shared_at, is_paid: true })
        .where("shares.is_paid", "=", false)
        .where("excluded.is_paid", "=", true),
    )
    .execute();
}

/** One row per platform. */
export function listOfSubject(tx: Tx, userId: string, subject: string) {
  return tx
    .selectFrom("shares")
    .select(["platform", "shared_at", "is_paid"])
    .where("user_id", "=", userId)
    .where("subject", "=", subject)
    .execute();
}

export function countPaidSince(tx: Tx, userId: string, since: Date): Promise<number> {
  return countRows(tx, "shares", sql`user_id = ${userId} and is_paid and shared_at >= ${since}`);
}

/** Read again under the lock: the current zone decides which day the pay counts for. */
export function readZone(tx: Tx, userId: string) {
  return tx
    .selectFrom("users")
    .select(["time_zone", "time_zone_changed_at"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
}

/** The public pages go too: their links stop working. */
export async function deleteShares(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("shares").where("user_id", "=", userId).execute();
  await tx.deleteFrom("share_links").where("user_id", "=", userId).execute();
}
