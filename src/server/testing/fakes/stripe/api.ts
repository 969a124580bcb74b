import { type Answer, missing, Refusal } from "./answers.ts";
import { findRefusedExpansion, toCustomer, toIntent, toInvoice, toSubscription } from "./basil.ts";
import { listOf, type Params, textOf } from "./form-body.ts";
import type { Ledger } from "./ledger.ts";
import type { SubscriptionRecord } from "./records.ts";

interface Call {
  readonly method: string;
  readonly path: string;
  readonly params: Params;
  readonly at: number;
  readonly price: string;
}

type Handler = (ledger: Ledger, call: Call, id: string) => unknown;

interface Route {
  readonly method: string;
  readonly path: RegExp;
  readonly takes: readonly string[];
  readonly handle: Handler;
}

const ONE = "/([^/]+)";
const route = (method: string, path: string, takes: string[], handle: Handler): Route => ({
  method,
  path: new RegExp(`^/v1/${path}$`, "u"),
  takes,
  handle,
});

const ROUTES: readonly Route[] = [
  route("POST", "customers", ["email", "name", "metadata"], (ledger, { params, at }) =>
    toCustomer(
      ledger.addCustomer(at, {
        email: textOf(params.email),
        name: textOf(params.name),
        metadata: textsOf(params.metadata),
      }),
    ),
  ),
  route(
    "POST",
    "subscriptions",
    ["customer", "items", "payment_behavior", "payment_settings", "metadata", "expand"],
    addSubscription,
  ),
  route("GET", `subscriptions${ONE}`, ["expand"], (ledger, { params }, id) =>
    toSubscription(requireSubscription(ledger, id), listOf(params.expand)),
  ),
  route("POST", `subscriptions${ONE}`, ["cancel_at_period_end", "expand"], (ledger, { params, at }, id) => {
    const record = requireSubscription(ledger, id);
    if (record.endedAt !== null)
      throw new Refusal(400, {
        message: "A canceled subscription can only update its cancellation_details.",
      });
    ledger.setCancelsAtEnd(record, params.cancel_at_period_end === "true", at);
    return toSubscription(record, listOf(params.expand));
  }),
  route("DELETE", `subscriptions${ONE}`, ["expand"], (ledger, { params, at }, id) => {
    const record = requireSubscription(ledger, id);
    if (record.endedAt !== null) throw missing("subscription", id, "id");
    ledger.endSubscription(record, at);
    return toSubscription(record, listOf(params.expand));
  }),
  route("GET", `payment_intents${ONE}`, [], (ledger, _call, id) => {
    const intent = ledger.findIntent(id);
    if (!intent) throw missing("payment_intent", id, "intent");
    return toIntent(intent);
  }),
  route("GET", "invoices", ["customer", "limit"], listInvoices),
  route("POST", `invoices${ONE}/finalize`, ["auto_advance"], (ledger, { params, at }, id) => {
    const invoice = ledger.findInvoice((candidate) => candidate.id === id);
    if (!invoice) throw missing("invoice", id, "invoice");
    if (invoice.status !== "draft" || params.auto_advance !== "false")
      throw new Refusal(400, { message: "This invoice is already finalized, or would be charged at once." });
    ledger.finalizeInvoice(invoice, at);
    return toInvoice(invoice);
  }),
  route("POST", `invoices${ONE}/void`, [], (ledger, { at }, id) => {
    const invoice = ledger.findInvoice((candidate) => candidate.id === id);
    if (!invoice) throw missing("invoice", id, "invoice");
    if (invoice.status !== "open")
      throw new Refusal(400, { message: `You can only void open invoices. This one is ${invoice.status}.` });
    ledger.voidInvoice(invoice, at);
    return toInvoice(invoice);
  }),
];

/** Handles one API call. */
export function answerCall(ledger: Ledger, call: Call): Answer {
  for (const { method, path, takes, handle } of ROUTES) {
    const match = path.exec(call.path);
    if (method !== call.method || !match) continue;
    refuseUnknown(call.params, takes);
    return { status: 200, body: handle(ledger, call, match[1] ?? "") };
  }
  throw new Refusal(404, { message: `Unrecognized request URL (${call.method}: ${call.path}).` });
}

function refuseUnknown(params: Params, takes: readonly string[]): void {
  const unknown = Object.keys(params).find((name) => !takes.includes(name));
  if (unknown)
    throw new Refusal(400, {
      code: "parameter_unknown",
      param: unknown,
      message: `Received unknown parameter: ${unknown}`,
    });
  const field = findRefusedExpansion(listOf(params.expand));
  if (field)
    throw new Refusal(400, { param: "expand", message: `This property cannot be expanded (${field}).` });
}

function addSubscription(ledger: Ledger, { params, at, price: known }: Call): unknown {
  const customer = textOf(params.customer) ?? "";
  const price = JSON.stringify(params.items) === JSON.stringify({ 0: { price: known } }) ? known : null;
  if (!ledger.customers.has(customer)) throw missing("customer", customer, "customer", 400);
  if (!price) throw missing("price", JSON.stringify(params.items), "items[0][price]", 400);
  const keepsCard = JSON.stringify(params.payment_settings);
  if (params.payment_behavior !== "default_incomplete" || !keepsCard?.includes("on_subscription"))
    throw new Refusal(400, { message: "This account has no payment method to charge at once." });
  const record = ledger.addSubscription(at, { customer, price, metadata: textsOf(params.metadata) });
  return toSubscription(record, listOf(params.expand));
}

function listInvoices(ledger: Ledger, { params }: Call): unknown {
  const customer = textOf(params.customer) ?? "";
  if (!ledger.customers.has(customer)) throw missing("customer", customer, "customer", 400);
  const all = ledger.invoicesOfCustomer(customer);
  const limit = Number(params.limit ?? 10);
  const data = all.slice(0, limit).map((invoice) => toInvoice(invoice));
  return { object: "list", url: "/v1/invoices", has_more: all.length > limit, data };
}

function requireSubscription(ledger: Ledger, id: string): SubscriptionRecord {
  const record = ledger.subscriptions.get(id);
  if (!record) throw missing("subscription", id, "id");
  return record;
}

function textsOf(value: Params | string | undefined): Record<string, string> {
  return typeof value === "object"
    ? Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)]))
    : {};
}
