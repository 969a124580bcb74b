import { randomBytes } from "node:crypto";

/** What the provider keeps. Every moment is in seconds since 1970, as on its wire. */

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
  /** What is paid for. */
  readonly period: Period;
  /** What lies behind it: this is what the invoice itself calls its period. */
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
  /** Whole months behind its start. */
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
