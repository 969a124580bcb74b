import { type RawBuilder, sql } from "kysely";
import type { Db } from "./handles.ts";
import type { Schema } from "./tables/schema.ts";

const BATCH = 2_000;

/** Repeats a limited change until it affects fewer rows than the limit: statements stay short. */
export async function inBatches(
  changeUpTo: (limit: number) => Promise<number>,
  limit = BATCH,
): Promise<number> {
  let total = 0;
  for (;;) {
    const count = await changeUpTo(limit);
    total += count;
    if (count < limit) return total;
  }
}

/** Deletes the rows that meet the condition, a batch at a time. Returns how many. Not for partitioned tables. */
export function deleteInBatches(
  db: Db,
  table: keyof Schema,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const from = sql.table(table);
  return inBatches(async (limit) => {
    const { numAffectedRows } = await sql`
      delete from ${from} where ctid in (select ctid from ${from} where ${condition} limit ${limit})`.execute(
      db,
    );
    return Number(numAffectedRows ?? 0n);
  });
}
