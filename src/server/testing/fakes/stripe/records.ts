import { randomBytes } from "node:crypto";

/** The provider's records. All times are Unix seconds, as in its API. */

export interface CustomerRecord {
  readonly id: string;
  readonly created: number;
  readonly email: string | null;
  readonly name: string | null;
  readonly metadata: Record<string, string>;
}

export interface IntentRecord {
  readonly id: string;
  readonly secret: string;
  readonly created: number;
  readonly customer: string;
  readonly amount: number;
  status: "requires_payment_method" | "succeeded" | "canceled";
  received: number;
  hasFailed: boolean;
}

export interface Period {
  readonly start: number;
  readonly end: number;
}

export interface InvoiceRecord {
  readonly id: string;
  readonly created: number;
  readonly customer: string;
  readonly subscription: SubscriptionRecord;
  readonly reason: "subscription_create" | "subscription_cycle";
  readonly amount: number;
  /** The period paid for. */
  readonly period: Period;
  /** The period before it, which the invoice itself reports as its period. */
  readonly usage: Period;
  number: string | null;
  status: "draft" | "open" | "paid" | "void" | "uncollectible";
  intent: IntentRecord | null;
}

export interface SubscriptionRecord {
  readonly id: string;
  readonly created: number;
  readonly customer: string;
  readonly price: string;
  readonly metadata: Record<string, string>;
  status:
    | "incomplete"
    | "incomplete_expired"
    | "active"
    | "past_due"
    | "canceled"
    | "unpaid"
    | "trialing"
    | "paused";
  period: Period;
  /** Whole months since its start. */
  months: number;
  cancelsAtEnd: boolean;
  endedAt: number | null;
  pastDueSince: number | null;
  hasGoodCard: boolean;
  invoices: InvoiceRecord[];
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString("hex")}`;
}

export function toSeconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1_000);
}

export function latestOf({ invoices }: SubscriptionRecord): InvoiceRecord | null {
  return invoices.at(-1) ?? null;
}
