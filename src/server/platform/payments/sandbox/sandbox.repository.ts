import type { Insertable, Selectable } from "kysely";
import type { Db, Tx } from "#server/platform/db/handles.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

type SubscriptionRow = Selectable<Schema["sandbox_subscriptions"]>;
type InvoiceRow = Selectable<Schema["sandbox_invoices"]>;

/** Does nothing if the id already exists. */
export async function insertSubscription(
  tx: Tx,
  row: Insertable<Schema["sandbox_subscriptions"]>,
): Promise<void> {
  await tx
    .insertInto("sandbox_subscriptions")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertInvoices(
  tx: Tx,
  rows: readonly Insertable<Schema["sandbox_invoices"]>[],
): Promise<void> {
  await tx
    .insertInto("sandbox_invoices")
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function lockSubscription(tx: Tx, id: string): Promise<SubscriptionRow | undefined> {
  return tx
    .selectFrom("sandbox_subscriptions")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveSubscription(
  tx: Tx,
  id: string,
  changes: Partial<Pick<SubscriptionRow, "state" | "card" | "started_at" | "periods" | "cancels_at_end">>,
): Promise<void> {
  await tx.updateTable("sandbox_subscriptions").set(changes).where("id", "=", id).execute();
}

export async function voidOpenInvoices(tx: Tx, subscriptionId: string): Promise<void> {
  await tx
    .updateTable("sandbox_invoices")
    .set({ status: "void" })
    .where("subscription_id", "=", subscriptionId)
    .where("status", "=", "open")
    .execute();
}

export async function payInvoice(tx: Tx, id: string, period: { start: Date; end: Date }): Promise<void> {
  await tx
    .updateTable("sandbox_invoices")
    .set({ status: "paid", period_start: period.start, period_end: period.end })
    .where("id", "=", id)
    .execute();
}

export function findOpenInvoice(tx: Tx, subscriptionId: string): Promise<InvoiceRow | undefined> {
  return tx
    .selectFrom("sandbox_invoices")
    .selectAll()
    .where("subscription_id", "=", subscriptionId)
    .where("status", "=", "open")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Finds an invoice, with its owner, by the secret that the browser has or the id that the service has. */
export function findInvoice(
  db: Db,
  column: "client_secret" | "payment_intent_id",
  value: string,
): Promise<(InvoiceRow & { user_id: string; customer_id: string }) | undefined> {
  return ownedInvoices(db)
    .select(["sandbox_subscriptions.user_id", "sandbox_subscriptions.customer_id"])
    .where(`sandbox_invoices.${column}`, "=", value)
    .executeTakeFirst();
}

export function listInvoices(db: Db, customerId: string, limit: number): Promise<InvoiceRow[]> {
  return ownedInvoices(db)
    .where("sandbox_subscriptions.customer_id", "=", customerId)
    .orderBy("sandbox_invoices.created_at", "desc")
    .orderBy("sandbox_invoices.id")
    .limit(limit)
    .execute();
}

function ownedInvoices(db: Db) {
  return db
    .selectFrom("sandbox_invoices")
    .innerJoin("sandbox_subscriptions", "sandbox_subscriptions.id", "sandbox_invoices.subscription_id")
    .selectAll("sandbox_invoices");
}
