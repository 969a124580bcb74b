import type { Handle } from "#server/platform/db/handles.ts";
import type { PluginDay, ToolDay } from "./shared-sums.ts";

const NAME = "demo_world";

/** Record of a demo world, so that it is filled only once and can be removed completely. */
interface DemoMarker {
  readonly state: "filling" | "complete";
  readonly people: number;
  /** What was added to sums shared with real people. */
  readonly added: { readonly plugins: readonly PluginDay[]; readonly tools: readonly ToolDay[] };
}

export const NOTHING_ADDED: DemoMarker["added"] = { plugins: [], tools: [] };

export async function readMarker(db: Handle): Promise<DemoMarker | undefined> {
  const row = await db
    .selectFrom("instance_settings")
    .select("value")
    .where("name", "=", NAME)
    .executeTakeFirst();
  return row?.value as DemoMarker | undefined;
}

/** Whether this instance has demo people. */
export async function hasDemoWorld(db: Handle): Promise<boolean> {
  const row = await db
    .selectFrom("instance_settings")
    .select("name")
    .where("name", "=", NAME)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveMarker(db: Handle, marker: DemoMarker, now: Date): Promise<void> {
  const value = JSON.stringify(marker);
  await db
    .insertInto("instance_settings")
    .values({ name: NAME, value, changed_at: now })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ value, changed_at: now }))
    .execute();
}

export async function changeMarker(db: Handle, marker: DemoMarker): Promise<void> {
  const value = JSON.stringify(marker);
  await db.updateTable("instance_settings").set({ value }).where("name", "=", NAME).execute();
}

export async function deleteMarker(db: Handle): Promise<void> {
  await db.deleteFrom("instance_settings").where("name", "=", NAME).execute();
}
