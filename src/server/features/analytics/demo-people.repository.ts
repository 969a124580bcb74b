import type { Db } from "#server/platform/db/handles.ts";

/** Whether the figures count made-up people too (see server/demo). */
export async function hasDemoPeople(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("instance_settings")
    .select("name")
    .where("name", "=", "demo_world")
    .executeTakeFirst();
  return row !== undefined;
}
