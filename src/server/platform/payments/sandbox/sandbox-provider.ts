import { createHash, randomBytes } from "node:crypto";
import type { SandboxCard } from "#contracts/subscription.ts";
import { MONTHLY_PRICE, monthsAfter } from "#domain/subscription.ts";
import type { Clock } from "#server/platform/clock.ts";
import { type Db, type Tx, withTransaction } from "#server/platform/db/handles.ts";
import { AppError } from "#server/platform/errors.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import * as sandbox from "./sandbox.repository.ts";
import { advance, afterPayment, paidUntil, type SandboxSubscription } from "./sandbox-life.ts";

export interface SandboxPayment {
  readonly userId: string;
  readonly clientSecret: string;
  readonly card: SandboxCard;
  readonly answer: "approve" | "refuse" | undefined;
}

export interface SandboxOutcome {
  readonly status: "succeeded" | "requires_action" | "declined";
  readonly message: string | null;
}

export interface SandboxProvider extends PaymentProvider {
  /** What the provider's own card form would do. */
  pay(payment: SandboxPayment): Promise<SandboxOutcome>;
}

/** Payments without money: the same states as a real provider's, kept beside our own tables. */
export function createSandboxProvider({ db, clock }: { db: Db; clock: Clock }): SandboxProvider {
  const inStep = <T>(id: string, work: (tx: Tx, subscription: Current) => Promise<T>) =>
    withTransaction(db, async (tx) => {
      const subscription = await bringUpToDate(tx, id, clock.now());
      return subscription ? work(tx, subscription) : null;
    });

  return {
    cardForm: { kind: "sandbox" },
    createCustomer: async ({ userId }) => `cus_test_${userId.replaceAll("-", "")}`,
    owns: (id) => /^(cus|sub)_test_/u.test(id),
    openSubscription: ({ userId }, customerId, key) =>
      withTransaction(db, (tx) => open(tx, { userId, customerId, key, now: clock.now() })),
    readSubscription: (id) => inStep(id, (tx, subscription) => describe(tx, id, subscription)),
    async readPayment(paymentIntentId) {
      const invoice = await sandbox.findInvoice(db, "payment_intent_id", paymentIntentId);
      if (!invoice) return null;
      const isPaid = invoice.status === "paid";
      return {
        customerId: invoice.customer_id,
        received: { amount: isPaid ? invoice.amount : 0, currency: invoice.currency },
        isPaid,
      };
    },
    async setCancelsAtEnd(id, cancels) {
      await inStep(id, (tx) => sandbox.saveSubscription(tx, id, { cancels_at_end: cancels }));
    },
    async endNow(id) {
      await inStep(id, async (tx) => {
        await sandbox.saveSubscription(tx, id, { state: "ended" });
        await sandbox.voidOpenInvoices(tx, id);
      });
    },
    async listInvoices(customerId, limit) {
      const rows = await sandbox.listInvoices(db, customerId, limit);
      return rows.map((row) => ({
        id: row.id,
        number: `TEST-${row.id.slice(-6).toUpperCase()}`,
        status: row.status,
        total: { amount: row.amount, currency: row.currency },
        createdAt: row.created_at,
        periodStart: row.period_start,
        periodEnd: row.period_end,
        url: null,
      }));
    },
    async pay(payment) {
      const invoice = await sandbox.findInvoice(db, "client_secret", payment.clientSecret);
      if (invoice?.user_id !== payment.userId) throw new AppError("not_found", "No such payment.");
      const refusal = refuse(payment);
      if (refusal) return refusal;
      const outcome = await inStep(invoice.subscription_id, (tx, subscription) =>
        take(tx, invoice.id, invoice.subscription_id, subscription, payment.card, clock.now()),
      );
      if (outcome === "taken") return { status: "succeeded", message: null };
      throw new AppError("conflict", "This payment has expired. Please start again.");
    },
  };
}

type Current = SandboxSubscription & { readonly customerId: string };

async function bringUpToDate(tx: Tx, id: string, now: Date): Promise<Current | null> {
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

async function describe(tx: Tx, id: string, subscription: Current) {
  const { state, customerId, cancelsAtEnd } = subscription;
  const open = await sandbox.findOpenInvoice(tx, id);
  return {
    id,
    customerId,
    state,
    paidUntil: paidUntil(subscription),
    cancelsAtEnd,
    isOwing: open !== undefined,
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

async function open(tx: Tx, { userId, customerId, key, now }: Opening) {
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

function refuse({ card, answer }: SandboxPayment): SandboxOutcome | null {
  if (card === "declined") return { status: "declined", message: "Your card was declined." };
  if (card !== "confirm" || answer === "approve") return null;
  if (answer === "refuse")
    return { status: "declined", message: "Your bank did not confirm this payment. Please try again." };
  return { status: "requires_action", message: null };
}

async function take(
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
