import { sql } from "kysely";
import { deleteInBatches } from "#server/platform/db/batches.ts";
import type { Db } from "#server/platform/db/handles.ts";
import type { SignInAttempt } from "#server/platform/db/tables/schema.ts";

export async function insertAttempt(db: Db, attempt: SignInAttempt): Promise<void> {
  await db.insertInto("sign_in_attempts").values(attempt).execute();
}

/** Deletes the attempt as it is read, so that it works only once. */
export function takeAttempt(db: Db, idHash: Buffer): Promise<SignInAttempt | undefined> {
  return db
    .deleteFrom("sign_in_attempts")
    .where("id_hash", "=", idHash)
    .returning(["id_hash", "state", "nonce", "verifier", "return_to", "created_at"])
    .executeTakeFirst();
}

export function deleteAttemptsBefore(db: Db, before: Date): Promise<number> {
  return deleteInBatches(db, "sign_in_attempts", sql`created_at < ${before}`);
}
