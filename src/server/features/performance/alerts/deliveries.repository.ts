import { type Insertable, type Selectable, sql } from "kysely";
import { deleteInBatches } from "#server/platform/db/batches.ts";
import type { Db, Tx } from "#server/platform/db/handles.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

export type Delivery = Selectable<Schema["alert_deliveries"]>;

/** One that is known already is left as it is. */
export async function insertDeliveries(
  tx: Tx,
  rows: readonly Insertable<Schema["alert_deliveries"]>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto("alert_deliveries")
    .values(rows)
    .onConflict((conflict) => conflict.columns(["alert_id", "event", "channel", "target"]).doNothing())
    .execute();
}

/** Whom an alert was told to. */
export function listTold(tx: Tx, alertId: string): Promise<Pick<Delivery, "channel" | "target">[]> {
  return tx
    .selectFrom("alert_deliveries")
    .select(["channel", "target"])
    .distinct()
    .where("alert_id", "=", alertId)
    .execute();
}

/** Whether `claimDue` would find anything. */
export const areDeliveriesDue = (now: Date) => sql<boolean>`
  exists (select from alert_deliveries where state = 'waiting' and next_at <= ${now})`;

/** Takes what is due; if the outcome is never noted, it is due again at `retryAt`. */
export function claimDue(
  db: Db,
  { now, retryAt, limit }: { now: Date; retryAt: Date; limit: number },
): Promise<Delivery[]> {
  return db
    .updateTable("alert_deliveries")
    .set({ attempts: sql`attempts + 1`, next_at: retryAt })
    .where("id", "in", (eb) =>
      eb
        .selectFrom("alert_deliveries")
        .select("id")
        .where("state", "=", "waiting")
        .where("next_at", "<=", now)
        .orderBy("next_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

export function findAlerts(db: Db, ids: readonly string[]) {
  return db
    .selectFrom("alerts")
    .select(["id", "rule", "type", "title", "message", "opened_at", "resolved_at", "instance"])
    .where("id", "in", ids)
    .execute();
}

/** Only while it is the latest attempt: a slow one must not undo what a later one found. */
export async function settle(
  db: Db,
  { id, attempts }: Pick<Delivery, "id" | "attempts">,
  outcome: Partial<Pick<Delivery, "state" | "settled_at" | "error" | "next_at">>,
): Promise<void> {
  await db
    .updateTable("alert_deliveries")
    .set(outcome)
    .where("id", "=", id)
    .where("attempts", "=", attempts)
    .where("state", "=", "waiting")
    .execute();
}

export function listByAlerts(db: Db, alertIds: readonly string[]): Promise<Delivery[]> {
  return db
    .selectFrom("alert_deliveries")
    .selectAll()
    .where("alert_id", "in", alertIds)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export function listRecent(db: Db, limit: number): Promise<Delivery[]> {
  return db.selectFrom("alert_deliveries").selectAll().orderBy("created_at", "desc").limit(limit).execute();
}

export function deleteDeliveriesBefore(db: Db, before: Date): Promise<number> {
  return deleteInBatches(db, "alert_deliveries", sql`created_at < ${before}`);
}
