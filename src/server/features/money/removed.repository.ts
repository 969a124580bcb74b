import { sql } from "kysely";
import { MS_PER_DAY } from "#domain/general/durations.ts";
import { deleteInBatches } from "#server/platform/db/batches.ts";
import type { Db } from "#server/platform/db/handles.ts";

export function deleteRemovedBefore(db: Db, now: Date, keptDays: number): Promise<number> {
  const before = new Date(now.getTime() - keptDays * MS_PER_DAY);
  return deleteInBatches(db, "money_entries", sql`deleted_at < ${before}`);
}
