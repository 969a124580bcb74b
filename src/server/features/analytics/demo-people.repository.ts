import { sql } from "kysely";
import type { Db, Tx } from "#server/platform/db/handles.ts";

const DEMO = "demo_world";

/** Whether the figures count made-up people too (see server/demo). */
export async function hasDemoPeople(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("instance_settings")
    .select("name")
    .where("name", "=", DEMO)
    .executeTakeFirst();
  return row !== undefined;
}

/** For when all tool openings go: else removing the made-up people would take theirs out of what came since. */
export async function forgetDemoToolDays(tx: Tx): Promise<void> {
  await sql`
    update instance_settings set value = jsonb_set(value, '{added,tools}', '[]') where name = ${DEMO}`.execute(
    tx,
  );
}
