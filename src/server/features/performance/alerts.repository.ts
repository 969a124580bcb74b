import { sql } from "kysely";
import type { Breach } from "#domain/performance/alert-rules.ts";
import type { AlertType } from "#domain/performance/system-health.ts";
import { deleteInBatches } from "#server/platform/db/batches.ts";
import type { Db } from "#server/platform/db/handles.ts";
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

/** Does nothing if another process has already opened an alert for this rule. */
export async function insertAlert(db: Db, breach: Breach, { id, instance, now }: Seen): Promise<void> {
  await db
    .insertInto("alerts")
    .values({ ...breach, id, instance, opened_at: now, seen_at: now, resolved_at: null })
    .onConflict((conflict) => conflict.column("rule").where("resolved_at", "is", null).doNothing())
    .execute();
}

export async function renewAlert(db: Db, breach: Breach, { id, instance, now }: Seen): Promise<void> {
  const { type, title, message } = breach;
  const seen = { instance, seen_at: now, good_samples: 0 };
  await updateOpen(db, id)
    .set({ type, title, message, ...seen })
    .execute();
}

export async function countGood(db: Db, { id, instance, now }: Seen, isResolved: boolean): Promise<void> {
  await updateOpen(db, id)
    .set((eb) => ({
      instance,
      seen_at: now,
      good_samples: eb("good_samples", "+", 1),
      ...(isResolved && { resolved_at: now }),
    }))
    .execute();
}

function updateOpen(db: Db, id: string) {
  return db.updateTable("alerts").where("id", "=", id).where("resolved_at", "is", null);
}

export function deleteResolvedBefore(db: Db, before: Date): Promise<number> {
  return deleteInBatches(db, "alerts", sql`resolved_at < ${before}`);
}
