import type { Tx } from "./handles.ts";

/** Serialises changes that depend on all of a person's data: titles, limits, batches, messages. */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().executeTakeFirst();
}
