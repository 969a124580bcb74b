import { createHash } from "node:crypto";
import Stripe from "stripe";
import { MONTHLY_PRICE } from "#domain/billing/subscription.ts";
import type { Log } from "#server/platform/log/log.ts";
import { type Clock, systemClock } from "../../clock.ts";
import type { OpenPayment, Payer, PaymentEvent, PaymentProvider } from "../payment-provider.ts";
import type { StripeConfig } from "./stripe-config.ts";
import { readStripeEvent } from "./stripe-event.ts";
import {
  latestInvoiceOf,
  toInvoiceFacts,
  toOpenPayment,
  toPaymentFacts,
  toSubscriptionFacts,
} from "./stripe-facts.ts";
import { isMissing, toAppError, unavailable } from "./stripe-failure.ts";
import { fetchStripe } from "./stripe-fetch.ts";

const TIMEOUT_MS = 8_000;
const WITH_SECRET = { expand: ["latest_invoice.confirmation_secret"] };

export interface StripeOptions extends StripeConfig {
  readonly log: Log;
  readonly clock?: Clock;
  readonly timeoutMs?: number;
}

export interface StripeProvider extends PaymentProvider {
  /** `rawBody` must be unchanged, byte for byte. Throws AppError("invalid_input") unless signed just now. */
  readEvent(rawBody: string, signature: string | undefined): PaymentEvent;
}

export function createStripeProvider(options: StripeOptions): StripeProvider {
  const { publishableKey, priceId, webhookSecret, log, clock = systemClock } = options;
  const stripe = openStripe(options);

  async function ask<T>(call: string, question: () => Promise<T>): Promise<T> {
    try {
      return await question();
    } catch (error) {
      throw toAppError(error, call, log);
    }
  }

  async function findSubscription(id: string): Promise<Stripe.Subscription | null> {
    return isId("sub", id) ? orNull(stripe.subscriptions.retrieve(id, WITH_SECRET)) : null;
  }

  return {
    cardForm: { kind: "stripe", publishableKey },

    createCustomer: (payer) =>
      ask("createCustomer", async () => {
        const { userId, email, name } = payer;
        const about = { ...(email && { email }), ...(name && { name }), metadata: { userId } };
        const customer = await stripe.customers.create(about, { idempotencyKey: customerKey(payer) });
        return customer.id;
      }),

    owns: (id) => isId("cus", id) || isId("sub", id),

    openSubscription: ({ userId }, customer, key) =>
      ask("openSubscription", async () => {
        const subscription = await stripe.subscriptions.create(
          {
            customer,
            items: [{ price: priceId }],
            payment_behavior: "default_incomplete",
            payment_settings: { save_default_payment_method: "on_subscription" },
            metadata: { userId },
            ...WITH_SECRET,
          },
          // With a corrected price the request differs, and Stripe would refuse it under the same key.
          { idempotencyKey: `${key}-${priceId}` },
        );
        return requirePayment(subscription, log);
      }),

    readSubscription: (id) =>
      ask("readSubscription", async () => {
        const subscription = await findSubscription(id);
        return subscription && toSubscriptionFacts(subscription);
      }),

    readPayment: (id) =>
      ask("readPayment", async () => {
        const intent = isId("pi", id) ? await orNull(stripe.paymentIntents.retrieve(id)) : null;
        return intent && toPaymentFacts(intent);
      }),

    setCancelsAtEnd: (id, cancels) =>
      ask("setCancelsAtEnd", async () => {
        const subscription = await findSubscription(id);
        if (!subscription || isOver(subscription)) return;
        await stripe.subscriptions.update(id, { cancel_at_period_end: cancels });
      }),

    endNow: (id) =>
      ask("endNow", async () => {
        const subscription = await findSubscription(id);
        if (!subscription) return;
        if (!isOver(subscription)) await orNull(stripe.subscriptions.cancel(id));
        // If only the subscription were cancelled, an open card form could still pay its invoice.
        const invoice = latestInvoiceOf(subscription);
        if (!invoice?.id || (invoice.status !== "open" && invoice.status !== "draft")) return;
        // A subscription's draft invoice cannot be deleted, only finalised and then voided.
        if (invoice.status === "draft")
          await stripe.invoices.finalizeInvoice(invoice.id, { auto_advance: false });
        await stripe.invoices.voidInvoice(invoice.id);
      }),

    listInvoices: (customer, limit) =>
      ask("listInvoices", async () => {
        const list = isId("cus", customer) ? await orNull(stripe.invoices.list({ customer, limit })) : null;
        return list?.data.flatMap(toInvoiceFacts) ?? [];
      }),

    readEvent: (rawBody, signature) =>
      readStripeEvent(rawBody, signature, { webhookSecret, now: clock.now() }),
  };
}

function openStripe({ secretKey, apiBase, timeoutMs = TIMEOUT_MS }: StripeOptions): Stripe {
  return new Stripe(secretKey, {
    apiVersion: "2025-08-27.basil",
    maxNetworkRetries: 1,
    timeout: timeoutMs,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(fetchStripe),
    ...(apiBase && {
      protocol: apiBase.protocol === "http:" ? "http" : "https",
      host: apiBase.hostname,
      port: apiBase.port || (apiBase.protocol === "http:" ? 80 : 443),
    }),
  });
}

/** Refuses payment unless the amount charged equals the price we show. */
function requirePayment(subscription: Stripe.Subscription, log: Log): OpenPayment {
  const invoice = latestInvoiceOf(subscription);
  const payment = invoice && toOpenPayment(subscription.id, invoice);
  const { amount, currency } = MONTHLY_PRICE;
  if (payment && invoice.subtotal === amount && invoice.currency === currency) return payment;
  log.error(
    { amount: invoice?.subtotal, currency: invoice?.currency },
    "STRIPE_PRICE_ID is not our monthly price",
  );
  throw unavailable();
}

/** Rejects ids of another provider and ids that could change the request path. */
function isId(kind: "sub" | "pi" | "cus", id: string): boolean {
  return new RegExp(`^${kind}_[A-Za-z0-9]{1,250}$`, "u").test(id);
}

function isOver({ status }: Stripe.Subscription): boolean {
  return status === "canceled" || status === "incomplete_expired";
}

/** Opaque, as Stripe asks of keys. Changed details of a person are a new request and change the key. */
function customerKey({ userId, email, name }: Payer): string {
  const digest = createHash("sha256").update(JSON.stringify([userId, email, name]));
  return `customer-${digest.digest("hex")}`;
}

async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
