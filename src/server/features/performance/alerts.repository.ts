import { sql } from "kysely";
import type { Breach } from "#domain/performance/alert-rules.ts";
import type { AlertType } from "#domain/performance/system-health.ts";
import { deleteInBatches } from "#server/platform/db/batches.ts";
import type { Db, Tx } from "#server/platform/db/handles.ts";
import type { AlertRecord } from "#server/platform/db/tables/schema.ts";

/** All open alerts, and the latest of those resolved since then. */
export function listAlerts(db: Db, resolvedSince: Date, limit: number): Promise<AlertRecord[]> {
  return db
    .selectFrom("alerts")
    .selectAll()
    .where((eb) => eb.or([eb("resolved_at", "is", null), eb("resolved_at", ">", resolvedSince)]))
    .orderBy((eb) => eb("resolved_at", "is", null), "desc")
    .orderBy("opened_at", "desc")
    .limit(limit)
    .execute();
}

export async function listOpenTypes(db: Db): Promise<AlertType[]> {
  const rows = await db.selectFrom("alerts").select("type").where("resolved_at", "is", null).execute();
  return rows.map(({ type }) => type);
}

interface Seen {
  readonly id: string;
  readonly instance: string;
  readonly now: Date;
}

/** False, and nothing done, if another process has already opened an alert for this rule. */
export async function insertAlert(tx: Tx, breach: Breach, { id, instance, now }: Seen): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("alerts")
    .values({ ...breach, id, instance, opened_at: now, seen_at: now, resolved_at: null })
    .onConflict((conflict) => conflict.column("rule").where("resolved_at", "is", null).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** False if it is no longer open. */
export async function renewAlert(tx: Tx, breach: Breach, { id, instance, now }: Seen): Promise<boolean> {
  const { type, title, message } = breach;
  const seen = { instance, seen_at: now, good_samples: 0 };
  const { numUpdatedRows } = await updateOpen(tx, id)
    .set({ type, title, message, ...seen })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False if it is no longer open. */
export async function countGood(tx: Tx, { id, instance, now }: Seen, isResolved: boolean): Promise<boolean> {
  const { numUpdatedRows } = await updateOpen(tx, id)
    .set((eb) => ({
      instance,
      seen_at: now,
      good_samples: eb("good_samples", "+", 1),
      ...(isResolved && { resolved_at: now }),
    }))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function updateOpen(tx: Tx, id: string) {
  return tx.updateTable("alerts").where("id", "=", id).where("resolved_at", "is", null);
}

export function deleteResolvedBefore(db: Db, before: Date): Promise<number> {
  return deleteInBatches(db, "alerts", sql`resolved_at < ${before}`);
}
