import { createHash, randomBytes } from "node:crypto";
import type { SandboxCard } from "#contracts/billing.ts";
import { MONTHLY_PRICE, monthsAfter } from "#domain/billing/subscription.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import * as sandbox from "./sandbox.repository.ts";
import { advance, afterPayment, paidUntil, type SandboxSubscription } from "./sandbox-life.ts";

/** The sandbox's records: what a real provider would store on its side. */

export type Current = SandboxSubscription & { readonly customerId: string };

export async function bringUpToDate(tx: Tx, id: string, now: Date): Promise<Current | null> {
  const row = await sandbox.lockSubscription(tx, id);
  if (!row) return null;
  const before: SandboxSubscription = {
    state: row.state,
    card: row.card as SandboxCard | null,
    startedAt: row.started_at,
    periods: row.periods,
    cancelsAtEnd: row.cancels_at_end,
  };
  const { subscription, renewals } = advance(before, now);
  if (renewals.length > 0) {
    await sandbox.insertInvoices(
      tx,
      renewals.map(({ status, start, end }) => ({ ...newInvoice(id, start, end), status })),
    );
  }
  await sandbox.saveSubscription(tx, id, { state: subscription.state, periods: subscription.periods });
  if (subscription.state === "ended") await sandbox.voidOpenInvoices(tx, id);
  return { ...subscription, customerId: row.customer_id };
}

export async function describe(tx: Tx, id: string, subscription: Current) {
  const { state, customerId, cancelsAtEnd } = subscription;
  const open = await sandbox.findOpenInvoice(tx, id);
  return {
    id,
    customerId,
    state,
    paidUntil: paidUntil(subscription),
    cancelsAtEnd,
    isOwing: open !== undefined,
    isTest: true,
    openPayment: open
      ? { subscriptionId: id, paymentIntentId: open.payment_intent_id, clientSecret: open.client_secret }
      : null,
  };
}

interface Opening {
  readonly userId: string;
  readonly customerId: string;
  readonly key: string;
  readonly now: Date;
}

export async function open(tx: Tx, { userId, customerId, key, now }: Opening) {
  const id = `sub_test_${hash(key)}`;
  await sandbox.insertSubscription(tx, {
    id,
    user_id: userId,
    customer_id: customerId,
    state: "incomplete",
    card: null,
    started_at: now,
  });
  const known = await sandbox.findOpenInvoice(tx, id);
  const invoice = known ?? newInvoice(id, now, monthsAfter(now, 1));
  if (!known) await sandbox.insertInvoices(tx, [invoice]);
  return {
    subscriptionId: id,
    paymentIntentId: invoice.payment_intent_id,
    clientSecret: invoice.client_secret,
  };
}

function newInvoice(subscriptionId: string, start: Date, end: Date) {
  const paymentIntentId = `pi_test_${randomBytes(12).toString("hex")}`;
  return {
    id: `in_test_${randomBytes(12).toString("hex")}`,
    subscription_id: subscriptionId,
    payment_intent_id: paymentIntentId,
    client_secret: `${paymentIntentId}_secret_${randomBytes(16).toString("hex")}`,
    status: "open" as const,
    ...MONTHLY_PRICE,
    period_start: start,
    period_end: end,
    created_at: start,
  };
}

function hash(key: string): string {
  return createHash("sha256").update(key).digest("hex").slice(0, 24);
}

export async function take(
  tx: Tx,
  invoiceId: string,
  subscriptionId: string,
  subscription: Current,
  card: SandboxCard,
  now: Date,
): Promise<"taken" | "expired"> {
  const open = await sandbox.findOpenInvoice(tx, subscriptionId);
  if (open?.id !== invoiceId) {
    const isPaidAlready = subscription.state === "active" && !open;
    return isPaidAlready ? "taken" : "expired";
  }
  const { state, startedAt, periods } = afterPayment(subscription, card, now);
  await sandbox.saveSubscription(tx, subscriptionId, { state, card, started_at: startedAt, periods });
  const period = { start: monthsAfter(startedAt, periods - 1), end: monthsAfter(startedAt, periods) };
  await sandbox.payInvoice(tx, invoiceId, period);
  return "taken";
}
