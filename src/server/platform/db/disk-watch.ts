import { sql } from "kysely";
import { type Db, withTransaction } from "./handles.ts";
import { isDatabaseOutage } from "./outage.ts";

/** A few hundred kilobytes: enough to need new disk space; freed at once. */
const PROBE_ROWS = 4_000;

/** Remembers that a write found the disk full, until a write succeeds again. */
export function createDiskWatch() {
  let isFull = false;
  return {
    noteFull() {
      isFull = true;
    },
    /** Throws while the disk is full. */
    async check(db: Db): Promise<void> {
      if (!isFull) return;
      try {
        await writeSomething(db);
      } catch (error) {
        // Without the right to create temporary tables, this check cannot tell.
        if (isDatabaseOutage(error)) throw error;
      }
      isFull = false;
    },
  };
}

/** A temporary table needs space on the same disk. */
async function writeSomething(db: Db): Promise<void> {
  await withTransaction(db, async (tx) => {
    await sql`create temporary table disk_probe on commit drop as
      select md5(n::text) from generate_series(1, ${sql.lit(PROBE_ROWS)}) n`.execute(tx);
  });
}
