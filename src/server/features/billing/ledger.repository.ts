import { type Insertable, sql } from "kysely";
import type { Db, Tx } from "#server/platform/db/handles.ts";
import type { BillingTables } from "#server/platform/db/tables/billing.ts";

/** The earliest known beginning stays. */
export async function keepSubscription(
  tx: Tx,
  row: Insertable<BillingTables["paid_subscriptions"]>,
): Promise<void> {
  await tx
    .insertInto("paid_subscriptions")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({
        started_at: sql<Date>`least(paid_subscriptions.started_at, excluded.started_at)`,
        monthly_amount: row.monthly_amount,
        currency: row.currency,
        is_test: row.is_test,
        ended_at: row.ended_at,
        end_reason: row.end_reason,
      }),
    )
    .execute();
}

/** A payment that once failed keeps the time of it. */
export async function keepPayments(
  tx: Tx,
  rows: readonly Insertable<BillingTables["payments"]>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto("payments")
    .values([...rows])
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({
        state: sql<"paid">`excluded.state`,
        is_test: sql<boolean>`excluded.is_test`,
        failed_at: sql<Date>`coalesce(payments.failed_at, excluded.failed_at)`,
      }),
    )
    .execute();
}

export async function endTestRows(db: Db, now: Date): Promise<void> {
  await db
    .updateTable("paid_subscriptions")
    .set({ ended_at: now, end_reason: "cancelled" })
    .where("id", "like", "sub\\_test\\_%")
    .where((eb) => eb.or([eb("ended_at", "is", null), eb("ended_at", ">", now)]))
    .execute();
}
