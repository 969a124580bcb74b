import { sql } from "kysely";
import type { Tx } from "#server/platform/db/handles.ts";
import { writeInSlices } from "#server/platform/db/import-rows.ts";
import type { NewLedgerEntry } from "#server/platform/db/tables/schema.ts";

/** Writes awards whose source has none here. Returns the XP that they bring. */
export function insertImported(tx: Tx, awards: readonly NewLedgerEntry[]): Promise<number> {
  return writeInSlices(awards, async (slice) => {
    const rows = await tx
      .insertInto("xp_ledger")
      .values(slice)
      .onConflict((conflict) => conflict.doNothing())
      .returning("amount")
      .execute();
    return rows.reduce((sum, { amount }) => sum + amount, 0);
  });
}

/** Quests that nothing of a file may pay: those not done here, and those that did not come by a file. */
export async function listUnpaid(
  tx: Tx,
  userId: string,
  ofFile: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from quests
    where user_id = ${userId} and (completed_at is null
      or (imported_at is null and id <> all(${ofFile}::uuid[])))`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Returns the total after it. */
export async function addImportedXp(tx: Tx, userId: string, amount: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    update users set total_xp = total_xp + ${amount}, imported_xp = imported_xp + ${amount}
    where id = ${userId} returning total_xp as total`.execute(tx);
  return rows[0]?.total ?? 0;
}
