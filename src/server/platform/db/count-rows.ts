import { type RawBuilder, sql } from "kysely";
import type { Handle } from "./handles.ts";
import type { Schema } from "./tables/schema.ts";

/** How many rows of a table meet the condition; without one, all. */
export async function countRows(
  db: Handle,
  table: keyof Schema,
  condition: RawBuilder<unknown> = sql`true`,
): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ${sql.table(table)} where ${condition}`.execute(db);
  return Number(rows[0]?.count);
}
