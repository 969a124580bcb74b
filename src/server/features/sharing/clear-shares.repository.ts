import type { Tx } from "#server/platform/db/handles.ts";

/** The public pages go too: their links stop working. */
export async function deleteShares(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("shares").where("user_id", "=", userId).execute();
  await tx.deleteFrom("share_links").where("user_id", "=", userId).execute();
}
