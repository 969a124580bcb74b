import type { PaymentState } from "#domain/billing/subscription.ts";
import type { Money } from "#domain/general/money.ts";

/** Who pays: the provider keeps the account's id as its own note, and the email for its receipts. */
export interface Payer {
  readonly userId: string;
  readonly email: string | null;
  readonly name: string;
}

/** A payment that waits for a card: the browser pays it with the secret. */
export interface OpenPayment {
  readonly subscriptionId: string;
  readonly paymentIntentId: string;
  readonly clientSecret: string;
}

/** A subscription as the provider has it right now. */
export interface SubscriptionFacts {
  readonly id: string;
  readonly customerId: string;
  readonly state: PaymentState;
  /** To when what was paid reaches: an unpaid period does not count. Null before the first payment. */
  readonly paidUntil: Date | null;
  readonly cancelsAtEnd: boolean;
  /** The period that runs is not paid: its invoice waits, or is still being written. */
  readonly isOwing: boolean;
  /** The payment that waits, if one does. */
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

/** A message from the provider that something changed. It says where to look, and is never believed itself. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly subscriptionId: string | null;
}

/**
 * Takes the money. Each call may be repeated: keys make the opening ones safe.
 * Whatever is unknown there is null; a provider that cannot be reached throws AppError("unavailable").
 */
export interface PaymentProvider {
  readonly cardForm: { kind: "off" } | { kind: "sandbox" } | { kind: "stripe"; publishableKey: string };
  createCustomer(payer: Payer): Promise<string>;
  /** Whether the id of a customer or subscription is of its making: an instance may change its provider. */
  owns(id: string): boolean;
  /** Opens a monthly subscription that waits for its first payment. The same key never opens a second. */
  openSubscription(payer: Payer, customerId: string, key: string): Promise<OpenPayment>;
  readSubscription(id: string): Promise<SubscriptionFacts | null>;
  readPayment(paymentIntentId: string): Promise<PaymentFacts | null>;
  /** Whether it ends with the paid period. */
  setCancelsAtEnd(subscriptionId: string, cancels: boolean): Promise<void>;
  /** Ends it now, with every invoice that is not paid. */
  endNow(subscriptionId: string): Promise<void>;
  /** Newest first. */
  listInvoices(customerId: string, limit: number): Promise<InvoiceFacts[]>;
}
