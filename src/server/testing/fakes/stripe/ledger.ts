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
export function createLedger(amount: number) {
  const customers = new Map<string, CustomerRecord>();
  const subscriptions = new Map<string, SubscriptionRecord>();
  const events: FakeEvent[] = [];

  const emit = (type: string, created: number, object: Record<string, unknown>) =>
    events.push({
      id: newId("evt"),
      object: "event",
      api_version: API_VERSION,
      created,
      type,
      data: { object: structuredClone(object) },
      livemode: false,
    });
  const emitSubscription = (
    change: "created" | "updated" | "deleted",
    at: number,
    record: SubscriptionRecord,
  ) => emit(`customer.subscription.${change}`, at, toSubscription(record));
  const emitInvoice = (change: string, at: number, record: InvoiceRecord) =>
    emit(`invoice.${change}`, at, toInvoice(record));
  const emitIntent = (change: string, at: number, record: IntentRecord) =>
    emit(`payment_intent.${change}`, at, toIntent(record));

  function draftInvoice(subscription: SubscriptionRecord, at: number, usage: Period): InvoiceRecord {
    const { customer, period, invoices } = subscription;
    const reason = invoices.length === 0 ? "subscription_create" : "subscription_cycle";
    const draft = { number: null, status: "draft", intent: null } as const;
    const invoice: InvoiceRecord = {
      id: newId("in"),
      created: at,
      customer,
      subscription,
      reason,
      amount,
      period,
      usage,
      ...draft,
    };
    invoices.push(invoice);
    emitInvoice("created", at, invoice);
    return invoice;
  }

  function finalizeInvoice(invoice: InvoiceRecord, at: number): IntentRecord {
    const id = newId("pi");
    const secret = `${id}_secret_${newId("x").slice(2)}`;
    const fresh = { status: "requires_payment_method", received: 0, hasFailed: false } as const;
    const intent: IntentRecord = { id, secret, created: at, customer: invoice.customer, amount, ...fresh };
    invoice.intent = intent;
    invoice.status = "open";
    invoice.number = `FAKE-${String(invoice.subscription.invoices.length).padStart(4, "0")}`;
    emitInvoice("finalized", at, invoice);
    emitIntent("created", at, intent);
    return intent;
  }

  return {
    customers,
    subscriptions,
    events,

    addCustomer(at: number, about: Omit<CustomerRecord, "id" | "created">): CustomerRecord {
      const record = { id: newId("cus"), created: at, ...about };
      customers.set(record.id, record);
      emit("customer.created", at, toCustomer(record));
      return record;
    },

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
      subscriptions.set(record.id, record);
      const invoice = draftInvoice(record, at, { start: at, end: at });
      emitSubscription("created", at, record);
      finalizeInvoice(invoice, at);
      return record;
    },

    /** Starts the next period, with its invoice as a draft. */
    beginPeriod(record: SubscriptionRecord): void {
      const behind = record.period;
      record.months += 1;
      const end = toSeconds(monthsAfter(new Date(record.created * 1_000), record.months + 1));
      record.period = { start: behind.end, end };
      draftInvoice(record, behind.end, behind);
      emitSubscription("updated", behind.end, record);
    },

    finalizeInvoice,

    settleInvoice(invoice: InvoiceRecord, intent: IntentRecord, at: number): void {
      const { subscription } = invoice;
      intent.status = "succeeded";
      intent.received = intent.amount;
      invoice.status = "paid";
      emitIntent("succeeded", at, intent);
      emitInvoice("paid", at, invoice);
      emitInvoice("payment_succeeded", at, invoice);
      const wasWaiting = subscription.status === "incomplete" || subscription.status === "past_due";
      if (!wasWaiting || latestOf(subscription) !== invoice) return;
      subscription.status = "active";
      subscription.pastDueSince = null;
      emitSubscription("updated", at, subscription);
    },

    failInvoice(invoice: InvoiceRecord, intent: IntentRecord, at: number): void {
      const { subscription } = invoice;
      intent.hasFailed = true;
      emitIntent("payment_failed", at, intent);
      emitInvoice("payment_failed", at, invoice);
      if (subscription.status !== "active") return;
      subscription.status = "past_due";
      subscription.pastDueSince = at;
      emitSubscription("updated", at, subscription);
    },

    voidInvoice(invoice: InvoiceRecord, at: number): void {
      invoice.status = "void";
      if (invoice.intent) {
        invoice.intent.status = "canceled";
        emitIntent("canceled", at, invoice.intent);
      }
      emitInvoice("voided", at, invoice);
    },

    setCancelsAtEnd(record: SubscriptionRecord, cancels: boolean, at: number): void {
      record.cancelsAtEnd = cancels;
      emitSubscription("updated", at, record);
    },

    /** An open invoice stays open, but is no longer charged. */
    endSubscription(
      record: SubscriptionRecord,
      at: number,
      status: "canceled" | "incomplete_expired" = "canceled",
    ) {
      record.status = status;
      record.endedAt = at;
      emitSubscription(status === "canceled" ? "deleted" : "updated", at, record);
    },

    findIntent: (id: string) =>
      invoicesOf(subscriptions).find(({ intent }) => intent?.id === id)?.intent ?? null,
    findInvoice: (matches: (invoice: InvoiceRecord) => boolean) =>
      invoicesOf(subscriptions).find(matches) ?? null,
    /** Newest first. */
    invoicesOfCustomer: (customer: string) =>
      invoicesOf(subscriptions)
        .filter((invoice) => invoice.customer === customer)
        .sort((a, b) => b.created - a.created),
  };
}

export type Ledger = ReturnType<typeof createLedger>;

function invoicesOf(subscriptions: ReadonlyMap<string, SubscriptionRecord>): InvoiceRecord[] {
  return [...subscriptions.values()].flatMap(({ invoices }) => invoices);
}
