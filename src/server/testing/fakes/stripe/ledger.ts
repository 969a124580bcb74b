import { monthsAfter } from "#domain/billing/subscription.ts";
import { API_VERSION, toCustomer, toIntent, toInvoice, toSubscription } from "./basil.ts";
import {
  type CustomerRecord,
  type IntentRecord,
  type InvoiceRecord,
  latestOf,
  newId,
  type Period,
  type SubscriptionRecord,
  toSeconds,
} from "./records.ts";

export interface FakeEvent {
  readonly id: string;
  readonly object: "event";
  readonly api_version: string;
  readonly created: number;
  readonly type: string;
  readonly data: { readonly object: Record<string, unknown> };
  readonly livemode: false;
}

/** The provider's records and the changes to them. Each change records its events. */
export class Ledger {
  readonly customers = new Map<string, CustomerRecord>();
  readonly subscriptions = new Map<string, SubscriptionRecord>();
  readonly events: FakeEvent[] = [];
  readonly #amount: number;

  constructor(amount: number) {
    this.#amount = amount;
  }

  addCustomer(at: number, about: Omit<CustomerRecord, "id" | "created">): CustomerRecord {
    const record = { id: newId("cus"), created: at, ...about };
    this.customers.set(record.id, record);
    this.#emit("customer.created", at, toCustomer(record));
    return record;
  }

  addSubscription(at: number, about: Pick<SubscriptionRecord, "customer" | "price" | "metadata">) {
    const fresh = { months: 0, cancelsAtEnd: false, endedAt: null, pastDueSince: null, hasGoodCard: false };
    const period = { start: at, end: toSeconds(monthsAfter(new Date(at * 1_000), 1)) };
    const record: SubscriptionRecord = {
      id: newId("sub"),
      created: at,
      status: "incomplete",
      period,
      invoices: [],
      ...about,
      ...fresh,
    };
    this.subscriptions.set(record.id, record);
    const invoice = this.#draftInvoice(record, at, { start: at, end: at });
    this.#emitSubscription("created", at, record);
    this.finalizeInvoice(invoice, at);
    return record;
  }

  /** Starts the next period, with its invoice as a draft. */
  beginPeriod(record: SubscriptionRecord): void {
    const behind = record.period;
    record.months += 1;
    const end = toSeconds(monthsAfter(new Date(record.created * 1_000), record.months + 1));
    record.period = { start: behind.end, end };
    this.#draftInvoice(record, behind.end, behind);
    this.#emitSubscription("updated", behind.end, record);
  }

  finalizeInvoice(invoice: InvoiceRecord, at: number): IntentRecord {
    const id = newId("pi");
    const secret = `${id}_secret_${newId("x").slice(2)}`;
    const { customer, amount } = invoice;
    const fresh = { status: "requires_payment_method", received: 0, hasFailed: false } as const;
    const intent: IntentRecord = { id, secret, created: at, customer, amount, ...fresh };
    invoice.intent = intent;
    invoice.status = "open";
    invoice.number = `FAKE-${String(invoice.subscription.invoices.length).padStart(4, "0")}`;
    this.#emitInvoice("finalized", at, invoice);
    this.#emitIntent("created", at, intent);
    return intent;
  }

  settleInvoice(invoice: InvoiceRecord, intent: IntentRecord, at: number): void {
    const { subscription } = invoice;
    intent.status = "succeeded";
    intent.received = intent.amount;
    invoice.status = "paid";
    this.#emitIntent("succeeded", at, intent);
    this.#emitInvoice("paid", at, invoice);
    this.#emitInvoice("payment_succeeded", at, invoice);
    const wasWaiting = subscription.status === "incomplete" || subscription.status === "past_due";
    if (!wasWaiting || latestOf(subscription) !== invoice) return;
    subscription.status = "active";
    subscription.pastDueSince = null;
    this.#emitSubscription("updated", at, subscription);
  }

  failInvoice(invoice: InvoiceRecord, intent: IntentRecord, at: number): void {
    const { subscription } = invoice;
    intent.hasFailed = true;
    this.#emitIntent("payment_failed", at, intent);
    this.#emitInvoice("payment_failed", at, invoice);
    if (subscription.status !== "active") return;
    subscription.status = "past_due";
    subscription.pastDueSince = at;
    this.#emitSubscription("updated", at, subscription);
  }

  voidInvoice(invoice: InvoiceRecord, at: number): void {
    invoice.status = "void";
    if (invoice.intent) {
      invoice.intent.status = "canceled";
      this.#emitIntent("canceled", at, invoice.intent);
    }
    this.#emitInvoice("voided", at, invoice);
  }

  setCancelsAtEnd(record: SubscriptionRecord, cancels: boolean, at: number): void {
    record.cancelsAtEnd = cancels;
    this.#emitSubscription("updated", at, record);
  }

  /** An open invoice stays open, but is no longer charged. */
  endSubscription(
    record: SubscriptionRecord,
    at: number,
    status: "canceled" | "incomplete_expired" = "canceled",
  ) {
    record.status = status;
    record.endedAt = at;
    this.#emitSubscription(status === "canceled" ? "deleted" : "updated", at, record);
  }

  findIntent(id: string): IntentRecord | null {
    return this.findInvoice(({ intent }) => intent?.id === id)?.intent ?? null;
  }

  findInvoice(matches: (invoice: InvoiceRecord) => boolean): InvoiceRecord | null {
    return this.#invoices().find(matches) ?? null;
  }

  /** Newest first. */
  invoicesOfCustomer(customer: string): InvoiceRecord[] {
    return this.#invoices()
      .filter((invoice) => invoice.customer === customer)
      .sort((a, b) => b.created - a.created);
  }

  #invoices(): InvoiceRecord[] {
    return [...this.subscriptions.values()].flatMap(({ invoices }) => invoices);
  }

  #draftInvoice(subscription: SubscriptionRecord, at: number, usage: Period): InvoiceRecord {
    const { customer, period, invoices } = subscription;
    const reason = invoices.length === 0 ? "subscription_create" : "subscription_cycle";
    const draft = { number: null, status: "draft", intent: null, amount: this.#amount } as const;
    const ids = { id: newId("in"), created: at, customer };
    const invoice: InvoiceRecord = { ...ids, subscription, reason, period, usage, ...draft };
    invoices.push(invoice);
    this.#emitInvoice("created", at, invoice);
    return invoice;
  }

  #emit(type: string, created: number, object: Record<string, unknown>): void {
    this.events.push({
      id: newId("evt"),
      object: "event",
      api_version: API_VERSION,
      created,
      type,
      data: { object: structuredClone(object) },
      livemode: false,
    });
  }

  #emitSubscription(change: "created" | "updated" | "deleted", at: number, record: SubscriptionRecord): void {
    this.#emit(`customer.subscription.${change}`, at, toSubscription(record));
  }

  #emitInvoice(change: string, at: number, record: InvoiceRecord): void {
    this.#emit(`invoice.${change}`, at, toInvoice(record));
  }

  #emitIntent(change: string, at: number, record: IntentRecord): void {
    this.#emit(`payment_intent.${change}`, at, toIntent(record));
  }
}
