import { sql } from "kysely";
import type { Db, Tx } from "#server/platform/db/handles.ts";

const DEMO = "demo_world";

/** Whether the figures include demo people (see server/demo). */
export async function hasDemoPeople(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("instance_settings")
    .select("name")
    .where("name", "=", DEMO)
    .executeTakeFirst();
  return row !== undefined;
}

/** Call it when all tool openings are deleted, or removing the demo would subtract from later openings. */
export async function forgetDemoToolDays(tx: Tx): Promise<void> {
  await sql`
    update instance_settings set value = jsonb_set(value, '{added,tools}', '[]') where name = ${DEMO}`.execute(
    tx,
  );
}
