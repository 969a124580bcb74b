import { sql } from "kysely";
import { type Db, withTransaction } from "./handles.ts";
import { isDatabaseOutage } from "./outage.ts";

/** A few hundred kilobytes: enough to ask the disk for new room, and gone at once. */
const PROBE_ROWS = 4_000;

/** Remembers that a write found the disk full, until one goes through again. */
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
        // Whoever may make no temporary table cannot find out this way.
        if (isDatabaseOutage(error)) throw error;
      }
      isFull = false;
    },
  };
}

/** A temporary table asks for room on the same disk. */
async function writeSomething(db: Db): Promise<void> {
  await withTransaction(db, async (tx) => {
    await sql`create temporary table disk_probe on commit drop as
      select md5(n::text) from generate_series(1, ${sql.lit(PROBE_ROWS)}) n`.execute(tx);
  });
}
