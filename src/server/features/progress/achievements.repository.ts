import type { Handle, Tx } from "#server/platform/db/handles.ts";

export async function readEarned(db: Handle, userId: string): Promise<Map<string, Date>> {
  const rows = await db
    .selectFrom("earned_achievements")
    .select(["achievement_id", "earned_at"])
    .where("user_id", "=", userId)
    .limit(500)
    .execute();
  return new Map(rows.map((row) => [row.achievement_id, row.earned_at]));
}

/** Grants each achievement once; returns the newly granted ids. */
export async function grant(tx: Tx, userId: string, ids: readonly string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .insertInto("earned_achievements")
    .values(ids.map((id) => ({ user_id: userId, achievement_id: id, earned_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("achievement_id")
    .execute();
  return rows.map((row) => row.achievement_id);
}

/** Number of platforms each subject was shared on. */
export async function countShares(db: Handle, userId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("shares")
    .select((eb) => ["subject", eb.fn.countAll<string>().as("count")] as const)
    .where("user_id", "=", userId)
    .groupBy("subject")
    .execute();
  return new Map(rows.map(({ subject, count }) => [subject, Number(count)]));
}
