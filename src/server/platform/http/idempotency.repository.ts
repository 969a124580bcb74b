import { sql } from "kysely";
import { deleteInBatches } from "#server/platform/db/batches.ts";
import type { Db } from "../db/handles.ts";

/** Claims the key for this request; false if taken. Claims older than `abandonedBefore` are taken over. */
export async function claimKey(
  db: Db,
  claim: { scope: string; key: string; requestHash: Buffer; now: Date; abandonedBefore: Date },
): Promise<boolean> {
  const { scope, key, requestHash, now, abandonedBefore } = claim;
  const result = await db
    .insertInto("idempotency_keys")
    .values({ scope, key, request_hash: requestHash, body: null, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["scope", "key"])
        .doUpdateSet({ request_hash: requestHash, created_at: now })
        .where("idempotency_keys.body", "is", null)
        .where("idempotency_keys.created_at", "<", abandonedBefore),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export function findAnswer(db: Db, scope: string, key: string) {
  return db
    .selectFrom("idempotency_keys")
    .select(["request_hash as requestHash", "body"])
    .where("scope", "=", scope)
    .where("key", "=", key)
    .executeTakeFirst();
}

export async function keepAnswer(db: Db, scope: string, key: string, body: string): Promise<void> {
  await db
    .updateTable("idempotency_keys")
    .set({ body })
    .where("scope", "=", scope)
    .where("key", "=", key)
    .execute();
}

export async function releaseKey(db: Db, scope: string, key: string): Promise<void> {
  await db.deleteFrom("idempotency_keys").where("scope", "=", scope).where("key", "=", key).execute();
}

export function deleteKeysBefore(db: Db, before: Date): Promise<number> {
  return deleteInBatches(db, "idempotency_keys", sql`created_at < ${before}`);
}
