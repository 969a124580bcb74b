import { sql } from "kysely";
import type { Tx } from "#server/platform/db/handles.ts";

/** Held until the transaction ends; false if another import of the person holds it. */
export async function holdImport(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql<{ isHeld: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('import of ' || ${userId}, 0)) as "isHeld"`.execute(tx);
  return rows[0]?.isHeld ?? false;
}
