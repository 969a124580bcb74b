import type { paySandbox } from "#contracts/billing.ts";
import type { InputOf, OutputOf } from "#contracts/endpoint.ts";
import type { Clock } from "#server/platform/clock.ts";
import { type Db, type Lasting, type Tx, withTransaction } from "#server/platform/db/handles.ts";
import { AppError } from "#server/platform/errors.ts";
import type { PaymentProvider } from "../payment-provider.ts";
import * as sandbox from "./sandbox.repository.ts";
import { bringUpToDate, type Current, describe, open, take } from "./sandbox-books.ts";

export type SandboxPayment = InputOf<typeof paySandbox> & { readonly userId: string };
export type SandboxOutcome = OutputOf<typeof paySandbox>;

export interface SandboxProvider extends PaymentProvider {
  /** Does what a real provider's card form would do. */
  pay(payment: SandboxPayment): Promise<SandboxOutcome>;
}

/** Payments without money: same states as a real provider, stored next to our own tables. */
export function createSandboxProvider({ db, clock }: { db: Db; clock: Clock }): SandboxProvider {
  const inStep = <T extends Lasting>(id: string, work: (tx: Tx, subscription: Current) => Promise<T>) =>
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

function refuse({ card, answer }: SandboxPayment): SandboxOutcome | null {
  if (card === "declined") return { status: "declined", message: "Your card was declined." };
  if (card !== "confirm" || answer === "approve") return null;
  if (answer === "refuse")
    return { status: "declined", message: "Your bank did not confirm this payment. Please try again." };
  return { status: "requires_action", message: null };
}
