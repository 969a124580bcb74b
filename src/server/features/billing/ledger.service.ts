import { paidSince, subscriptionEnd } from "#domain/billing/ledger.ts";
import { MONTHLY_PRICE } from "#domain/billing/subscription.ts";
import type { Context } from "#server/platform/context.ts";
import { withTransaction } from "#server/platform/db/handles.ts";
import type { SubscriptionRecord } from "#server/platform/db/tables/schema.ts";
import type {
  InvoiceFacts,
  PaymentProvider,
  SubscriptionFacts,
} from "#server/platform/payments/payment-provider.ts";
import * as ledger from "./ledger.repository.ts";

const INVOICES_KEPT = 24;

type LedgerDeps = Pick<Context, "db" | "log" | "now">;

/**
 * Writes what the provider said into the ledger of payments, from which revenue is computed. Only if something
 * changed: most questions to the provider bring nothing new.
 */
export async function keepLedger(
  deps: LedgerDeps,
  provider: PaymentProvider,
  before: SubscriptionRecord,
  facts: SubscriptionFacts,
): Promise<void> {
  const { state, paidUntil, cancelsAtEnd } = facts;
  const isKnown =
    before.payment_state === state &&
    before.cancels_at_end === cancelsAtEnd &&
    before.paid_until?.getTime() === paidUntil?.getTime();
  const until = paidUntil ?? before.paid_until;
  if (isKnown || state === "incomplete" || !until) return;
  const invoices = await readInvoices(deps, provider, facts.customerId);
  const paid = invoices.filter(({ status }) => status === "paid");
  const price = paid[0]?.total ?? MONTHLY_PRICE;
  const end = subscriptionEnd(
    { state, paidUntil: until, cancelsAtEnd, stateBefore: before.payment_state },
    deps.now,
  );
  const { isTest } = facts;
  await withTransaction(deps.db, async (tx) => {
    await ledger.keepSubscription(tx, {
      id: facts.id,
      user_id: before.user_id,
      is_test: isTest,
      monthly_amount: price.amount,
      currency: price.currency,
      started_at: paidSince(until, paid),
      ended_at: end?.at ?? null,
      end_reason: end?.reason ?? null,
    });
    await ledger.keepPayments(
      tx,
      paidAndRenewals(invoices).map(({ id, status, total, periodStart, periodEnd }) => ({
        id,
        user_id: before.user_id,
        is_test: isTest,
        ...total,
        state: status === "open" ? "failed" : status,
        period_start: periodStart,
        period_end: periodEnd,
        failed_at: status === "paid" ? null : deps.now,
      })),
    );
  });
}

/** A first payment that was never made is no failed one. */
function paidAndRenewals(invoices: readonly InvoiceFacts[]): InvoiceFacts[] {
  const paid = invoices.filter(({ status }) => status === "paid");
  return invoices.filter(
    ({ status, periodStart }) => status === "paid" || paid.some(({ periodEnd }) => periodEnd <= periodStart),
  );
}

/** Without the list the ledger still knows the subscription; the next change brings the payments. */
async function readInvoices(
  { log }: LedgerDeps,
  provider: PaymentProvider,
  customerId: string,
): Promise<InvoiceFacts[]> {
  try {
    return await provider.listInvoices(customerId, INVOICES_KEPT);
  } catch (err) {
    log.warn({ err }, "the invoices could not be read for the ledger of payments");
    return [];
  }
}
