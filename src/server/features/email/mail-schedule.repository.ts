import type { Db, Tx } from "#server/platform/db/handles.ts";

const NAME = "mail_schedule";

/** On by default. */
export async function isScheduleOn(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("instance_settings")
    .select("value")
    .where("name", "=", NAME)
    .executeTakeFirst();
  return row?.value !== false;
}

export async function putSchedule(tx: Tx, isOn: boolean, now: Date): Promise<void> {
  const latest = { value: JSON.stringify(isOn), changed_at: now };
  await tx
    .insertInto("instance_settings")
    .values({ name: NAME, ...latest })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(latest))
    .execute();
}
