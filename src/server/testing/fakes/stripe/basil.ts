import {
  type CustomerRecord,
  type IntentRecord,
  type InvoiceRecord,
  latestOf,
  type SubscriptionRecord,
} from "./records.ts";

/** Objects of API version basil, with the fields of a subscription with one price. */

export const API_VERSION = "2025-08-27.basil";

export function toCustomer(record: CustomerRecord) {
  return { ...record, object: "customer", livemode: false, delinquent: false, description: null };
}

export function toIntent(record: IntentRecord) {
  const { id, created, customer, amount, status, received, hasFailed } = record;
  return {
    id,
    object: "payment_intent",
    amount,
    amount_received: received,
    client_secret: record.secret,
    created,
    currency: "usd",
    customer,
    last_payment_error: hasFailed ? { type: "card_error", code: "card_declined" } : null,
    livemode: false,
    status,
  };
}

export function toInvoice(record: InvoiceRecord, hasSecret = false) {
  const { id, created, customer, subscription, status, amount, period, usage, intent } = record;
  const paid = status === "paid" ? amount : 0;
  return {
    id,
    object: "invoice",
    amount_due: amount,
    amount_paid: paid,
    amount_remaining: amount - paid,
    billing_reason: record.reason,
    collection_method: "charge_automatically",
    created,
    currency: "usd",
    customer,
    hosted_invoice_url: status === "draft" ? null : `https://invoice.stripe.com/i/acct_1/test_${id}`,
    lines: {
      object: "list",
      has_more: false,
      data: [{ id: `il_${id}`, object: "line_item", amount, currency: "usd", period }],
    },
    livemode: false,
    number: record.number,
    parent: {
      type: "subscription_details",
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    period_end: usage.end,
    period_start: usage.start,
    status,
    subtotal: amount,
    total: amount,
    ...(hasSecret && {
      confirmation_secret: intent && { client_secret: intent.secret, type: "payment_intent" },
    }),
  };
}

const EXPANDABLE = ["latest_invoice", "latest_invoice.confirmation_secret"];

/** The first field that cannot be expanded, if any. basil removed `latest_invoice.payment_intent`. */
export function findRefusedExpansion(fields: readonly string[]): string | undefined {
  return fields.find((field) => !EXPANDABLE.includes(field));
}

export function toSubscription(record: SubscriptionRecord, expand: readonly string[] = []) {
  const { id, created, customer, status, period, price, endedAt, cancelsAtEnd, metadata } = record;
  const invoice = latestOf(record);
  const hasSecret = expand.includes("latest_invoice.confirmation_secret");
  const isExpanded = hasSecret || expand.includes("latest_invoice");
  return {
    id,
    object: "subscription",
    billing_cycle_anchor: created,
    cancel_at: cancelsAtEnd ? period.end : null,
    cancel_at_period_end: cancelsAtEnd,
    canceled_at: endedAt,
    collection_method: "charge_automatically",
    created,
    currency: "usd",
    customer,
    ended_at: endedAt,
    items: {
      object: "list",
      has_more: false,
      data: [
        {
          id: `si_${id}`,
          object: "subscription_item",
          current_period_end: period.end,
          current_period_start: period.start,
          price: { id: price, object: "price", currency: "usd", recurring: { interval: "month" } },
          quantity: 1,
          subscription: id,
        },
      ],
    },
    latest_invoice: isExpanded && invoice ? toInvoice(invoice, hasSecret) : (invoice?.id ?? null),
    livemode: false,
    metadata,
    start_date: created,
    status,
  };
}
