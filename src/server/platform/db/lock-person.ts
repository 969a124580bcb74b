import type { Tx } from "./handles.ts";

/** Serialises what depends on all that a person has: titles, limits, batches, messages. */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().executeTakeFirst();
}
