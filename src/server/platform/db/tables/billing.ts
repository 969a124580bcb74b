import type { Generated } from "kysely";
import type { LedgerState, SubscriptionEnd } from "#domain/billing/ledger.ts";
import type { PaymentState, SubscriptionStatus } from "#domain/billing/subscription.ts";
import type { BigCounter } from "./columns.ts";

export interface BillingTables {
  subscriptions: {
    user_id: string;
    status: Generated<SubscriptionStatus>;
    trial_expires_at: Date | null;
    legacy_access: Generated<boolean>;
    customer_id: string | null;
    subscription_id: string | null;
    payment_state: PaymentState | null;
    paid_until: Date | null;
    cancels_at_end: Generated<boolean>;
    openings: Generated<number>;
    sync_asked: BigCounter;
    sync_applied: BigCounter;
    asked_at: Date | null;
    cancel_wanted_at: Date | null;
    updated_at: Date;
  };
  paid_subscriptions: {
    id: string;
    user_id: string | null;
    is_test: boolean;
    monthly_amount: number;
    currency: string;
    started_at: Date;
    ended_at: Date | null;
    end_reason: SubscriptionEnd | null;
  };
  payments: {
    id: string;
    user_id: string | null;
    is_test: boolean;
    amount: number;
    currency: string;
    state: LedgerState;
    period_start: Date;
    period_end: Date;
    failed_at: Date | null;
  };
  payment_events: {
    id: string;
    type: string;
    received_at: Date;
  };
  sandbox_subscriptions: {
    id: string;
    user_id: string;
    customer_id: string;
    state: PaymentState;
    card: string | null;
    started_at: Date;
    periods: Generated<number>;
    cancels_at_end: Generated<boolean>;
  };
  sandbox_invoices: {
    id: string;
    subscription_id: string;
    payment_intent_id: string;
    client_secret: string;
    status: "open" | "paid" | "void";
    amount: number;
    currency: string;
    period_start: Date;
    period_end: Date;
    created_at: Date;
  };
}
