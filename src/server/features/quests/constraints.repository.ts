import type { Handle } from "#server/platform/db/handles.ts";

/** What the person ruled out in the chat. */
export async function listStated(db: Handle, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom("stated_constraints")
    .select("name")
    .where("user_id", "=", userId)
    .limit(50)
    .execute();
  return rows.map(({ name }) => name);
}

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
