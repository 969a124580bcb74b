import { SECONDS_PER_HOUR } from "#domain/general/durations.ts";
import type { Ledger } from "./ledger.ts";
import { latestOf, type SubscriptionRecord } from "./records.ts";

const INCOMPLETE_HOURS = 23;
const RETRY_DAYS = 7;

interface Due {
  readonly at: number;
  readonly happen: () => void;
}

/** Processes everything due until then, in order of time. */
export function letTimePass(ledger: Ledger, until: number, draftSeconds: number): void {
  for (;;) {
    const next = [...ledger.subscriptions.values()]
      .flatMap((record) => findDue(ledger, record, draftSeconds) ?? [])
      .sort((a, b) => a.at - b.at)[0];
    if (!next || next.at > until) return;
    next.happen();
  }
}

function findDue(ledger: Ledger, record: SubscriptionRecord, draftSeconds: number): Due | null {
  const invoice = latestOf(record);
  if (record.status === "incomplete") {
    const at = record.created + INCOMPLETE_HOURS * SECONDS_PER_HOUR;
    return { at, happen: () => expire(ledger, record, at) };
  }
  if (record.status === "past_due" && record.pastDueSince !== null) {
    const at = record.pastDueSince + RETRY_DAYS * 24 * SECONDS_PER_HOUR;
    return { at, happen: () => ledger.endSubscription(record, at) };
  }
  if (record.status !== "active") return null;
  if (invoice?.status === "draft") {
    const at = invoice.created + draftSeconds;
    return { at, happen: () => charge(ledger, record, at) };
  }
  const { end } = record.period;
  const happen = record.cancelsAtEnd
    ? () => ledger.endSubscription(record, end)
    : () => ledger.beginPeriod(record);
  return { at: end, happen };
}

function expire(ledger: Ledger, record: SubscriptionRecord, at: number): void {
  const invoice = latestOf(record);
  ledger.endSubscription(record, at, "incomplete_expired");
  if (invoice?.status === "open") ledger.voidInvoice(invoice, at);
}

function charge(ledger: Ledger, record: SubscriptionRecord, at: number): void {
  const invoice = latestOf(record);
  if (!invoice) return;
  const intent = ledger.finalizeInvoice(invoice, at);
  if (record.hasGoodCard) ledger.settleInvoice(invoice, intent, at);
  else ledger.failInvoice(invoice, intent, at);
}
