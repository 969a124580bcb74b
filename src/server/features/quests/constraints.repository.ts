import type { Handle } from "#server/platform/db/handles.ts";

export async function addStated(
  db: Handle,
  userId: string,
  names: readonly string[],
  now: Date,
): Promise<void> {
  if (names.length === 0) return;
  await db
    .insertInto("stated_constraints")
    .values(names.map((name) => ({ user_id: userId, name, said_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeStated(db: Handle, userId: string, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await db
    .deleteFrom("stated_constraints")
    .where("user_id", "=", userId)
    .where("name", "in", names)
    .execute();
}
