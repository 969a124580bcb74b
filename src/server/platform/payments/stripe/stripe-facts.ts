import type Stripe from "stripe";
import type { PaymentState } from "#domain/billing/subscription.ts";
import { MS_PER_SECOND } from "#domain/general/durations.ts";
import type { InvoiceFacts, OpenPayment, PaymentFacts, SubscriptionFacts } from "../payment-provider.ts";

/** Our state for every Stripe status, including those of accounts set up to pause or leave unpaid. */
const STATES: Record<Stripe.Subscription.Status, PaymentState> = {
  incomplete: "incomplete",
  active: "active",
  trialing: "active",
  past_due: "past_due",
  canceled: "ended",
  incomplete_expired: "ended",
  unpaid: "ended",
  paused: "ended",
};

/** An uncollectible invoice is no longer due, like a void one. A draft does not count yet. */
const INVOICE_STATUSES: Record<Stripe.Invoice.Status, InvoiceFacts["status"] | null> = {
  draft: null,
  open: "open",
  paid: "paid",
  uncollectible: "void",
  void: "void",
};

/** Needs `latest_invoice.confirmation_secret` expanded. */
export function toSubscriptionFacts(subscription: Stripe.Subscription): SubscriptionFacts {
  const state = STATES[subscription.status];
  const invoice = latestInvoiceOf(subscription);
  const isWaiting = state === "incomplete" || state === "past_due";
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? "",
    state,
    paidUntil: readPaidUntil(subscription, state, invoice),
    cancelsAtEnd: subscription.cancel_at_period_end,
    isTest: !subscription.livemode,
    isOwing: invoice?.status === "draft" || invoice?.status === "open",
    openPayment: isWaiting && invoice?.status === "open" ? toOpenPayment(subscription.id, invoice) : null,
  };
}

function readPaidUntil(
  { items, status }: Stripe.Subscription,
  state: PaymentState,
  invoice: Stripe.Invoice | null,
): Date | null {
  const period = items.data[0];
  const isFirstUnpaid = invoice?.billing_reason === "subscription_create" && invoice.status !== "paid";
  if (!period || isFirstUnpaid || state === "incomplete" || status === "incomplete_expired") return null;
  return toDate(isCharged(state, invoice) ? period.current_period_end : period.current_period_start);
}

function isCharged(state: PaymentState, invoice: Stripe.Invoice | null): boolean {
  // A new period begins about an hour before its invoice is charged.
  if (state === "active") return invoice?.status !== "draft" && invoice?.status !== "open";
  return state === "ended" && invoice?.status === "paid";
}

/** Null if no payment is waiting for a card. */
export function toOpenPayment(subscriptionId: string, invoice: Stripe.Invoice): OpenPayment | null {
  const clientSecret = invoice.confirmation_secret?.client_secret;
  const paymentIntentId = clientSecret?.split("_secret_")[0];
  return clientSecret && paymentIntentId ? { subscriptionId, paymentIntentId, clientSecret } : null;
}

export function toPaymentFacts(intent: Stripe.PaymentIntent): PaymentFacts {
  return {
    customerId: idOf(intent.customer),
    received: { amount: intent.amount_received, currency: intent.currency },
    isPaid: intent.status === "succeeded",
  };
}

export function toInvoiceFacts(invoice: Stripe.Invoice): InvoiceFacts[] {
  const status = invoice.status && INVOICE_STATUSES[invoice.status];
  if (!status || !invoice.id) return [];
  // The invoice's own period is the previous one: the period being paid for is on its line.
  const period = invoice.lines.data[0]?.period ?? { start: invoice.period_start, end: invoice.period_end };
  return [
    {
      id: invoice.id,
      number: invoice.number,
      status,
      total: { amount: invoice.total, currency: invoice.currency },
      createdAt: toDate(invoice.created),
      periodStart: toDate(period.start),
      periodEnd: toDate(period.end),
      url: invoice.hosted_invoice_url ?? null,
    },
  ];
}

export function latestInvoiceOf({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | null {
  return typeof invoice === "object" ? invoice : null;
}

/** The id, whether or not the object was expanded. */
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === "object" ? (reference?.id ?? null) : (reference ?? null);
}

function toDate(seconds: number): Date {
  return new Date(seconds * MS_PER_SECOND);
}
