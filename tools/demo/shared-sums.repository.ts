import { sql } from "kysely";
import type { Tx } from "#server/platform/db/handles.ts";
import { insertRows } from "./demo-store.ts";
import type { PluginDay, ToolDay } from "./shared-sums.ts";

/** Days with real batches are skipped: subtracting milliseconds from their sums would not be exact. */
export async function addPluginDays(tx: Tx, days: readonly PluginDay[]): Promise<PluginDay[]> {
  const { rows: taken } = await sql<{ name: string }>`
    select day || ' ' || plugin as name from plugin_totals`.execute(tx);
  const names = new Set(taken.map(({ name }) => name));
  const free = days.filter(({ day, plugin }) => !names.has(`${day} ${plugin}`));
  await insertRows(tx, "plugin_totals", free);
  return free;
}

export async function takeOutPluginDays(tx: Tx, days: readonly PluginDay[]): Promise<void> {
  await sql`
    update plugin_totals p set
      runs = p.runs - d.runs, enhancements = p.enhancements - d.enhancements,
      errors = p.errors - d.errors, spent_ms = p.spent_ms - d.spent_ms
    from json_populate_recordset(null::plugin_totals, ${JSON.stringify(days)}::json) d
    where p.day = d.day and p.plugin = d.plugin`.execute(tx);
  await tx.deleteFrom("plugin_totals").where("runs", "<=", 0).execute();
}

export async function addToolDays(tx: Tx, days: readonly ToolDay[]): Promise<void> {
  await sql`
    insert into tool_openings as t (day, predicted, opened, times)
    select day, predicted, opened, times
    from json_populate_recordset(null::tool_openings, ${JSON.stringify(days)}::json)
    on conflict (day, predicted, opened) do update set times = t.times + excluded.times`.execute(tx);
}

/** Until the end of the transaction, nobody clears tool openings or the record of what was added to them. */
export async function holdToolDays(tx: Tx): Promise<void> {
  await sql`lock table tool_openings in row exclusive mode`.execute(tx);
}

export async function takeOutToolDays(tx: Tx, days: readonly ToolDay[]): Promise<void> {
  await sql`
    update tool_openings t set times = t.times - d.times
    from json_populate_recordset(null::tool_openings, ${JSON.stringify(days)}::json) d
    where t.day = d.day and t.predicted = d.predicted and t.opened = d.opened`.execute(tx);
  await tx.deleteFrom("tool_openings").where("times", "<=", 0).execute();
}
