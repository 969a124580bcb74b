import type { PaymentState } from "#domain/billing/subscription.ts";
import type { Money } from "#domain/general/money.ts";

/** The paying person: the provider stores the account's id as metadata, and the email for receipts. */
export interface Payer {
  readonly userId: string;
  readonly email: string | null;
  readonly name: string;
}

/** A payment waiting for a card: the browser pays it with the secret. */
export interface OpenPayment {
  readonly subscriptionId: string;
  readonly paymentIntentId: string;
  readonly clientSecret: string;
}

/** A subscription as the provider reports it now. */
export interface SubscriptionFacts {
  readonly id: string;
  readonly customerId: string;
  readonly state: PaymentState;
  /** End of the last paid period: an unpaid period does not count. Null before the first payment. */
  readonly paidUntil: Date | null;
  readonly cancelsAtEnd: boolean;
  /** The current period is unpaid: its invoice is open or still a draft. */
  readonly isOwing: boolean;
  /** Nobody pays money for it: the built-in provider, or Stripe's test mode. */
  readonly isTest: boolean;
  /** The payment that is waiting, if any. */
  readonly openPayment: OpenPayment | null;
}

export interface PaymentFacts {
  readonly customerId: string | null;
  readonly received: Money;
  readonly isPaid: boolean;
}

export interface InvoiceFacts {
  readonly id: string;
  readonly number: string | null;
  readonly status: "paid" | "open" | "void";
  readonly total: Money;
  readonly createdAt: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  readonly url: string | null;
}

/** A webhook message that something changed. Only used to know what to read; its contents are not trusted. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly subscriptionId: string | null;
}

/**
 * Takes payments. Every call may be repeated: idempotency keys protect the creating ones.
 * Objects unknown to the provider are null; if it is unreachable, calls throw AppError("unavailable").
 */
export interface PaymentProvider {
  readonly cardForm: { kind: "off" } | { kind: "sandbox" } | { kind: "stripe"; publishableKey: string };
  createCustomer(payer: Payer): Promise<string>;
  /** Whether the provider created this customer or subscription id: an instance may change its provider. */
  owns(id: string): boolean;
  /** Opens a monthly subscription that waits for its first payment. The same key never opens a second one. */
  openSubscription(payer: Payer, customerId: string, key: string): Promise<OpenPayment>;
  readSubscription(id: string): Promise<SubscriptionFacts | null>;
  readPayment(paymentIntentId: string): Promise<PaymentFacts | null>;
  /** Sets whether the subscription ends with the paid period. */
  setCancelsAtEnd(subscriptionId: string, cancels: boolean): Promise<void>;
  /** Ends it now and voids its unpaid invoices. */
  endNow(subscriptionId: string): Promise<void>;
  /** Newest first. */
  listInvoices(customerId: string, limit: number): Promise<InvoiceFacts[]>;
}
