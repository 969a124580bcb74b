import type { Db, Tx } from "#server/platform/db/handles.ts";

const NAME = "mail_test";

export async function findTest(db: Db): Promise<unknown> {
  const row = await db
    .selectFrom("instance_settings")
    .select("value")
    .where("name", "=", NAME)
    .executeTakeFirst();
  return row?.value;
}

export async function putTest(tx: Tx, test: object, now: Date): Promise<void> {
  const latest = { value: JSON.stringify(test), changed_at: now };
  await tx
    .insertInto("instance_settings")
    .values({ name: NAME, ...latest })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(latest))
    .execute();
}
