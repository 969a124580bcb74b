import type { ColumnType, Generated } from "kysely";
import type { PaymentState, SubscriptionStatus } from "#domain/billing/subscription.ts";

/** PostgreSQL's bigint arrives as text. */
type Count = ColumnType<string, number | undefined, number>;

export interface SubscriptionsTable {
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
  sync_asked: Count;
  sync_applied: Count;
  asked_at: Date | null;
  cancel_wanted_at: Date | null;
  updated_at: Date;
}

export interface PaymentEventsTable {
  id: string;
  type: string;
  received_at: Date;
}

export interface SandboxSubscriptionsTable {
  id: string;
  user_id: string;
  customer_id: string;
  state: PaymentState;
  card: string | null;
  started_at: Date;
  periods: Generated<number>;
  cancels_at_end: Generated<boolean>;
}

export interface SandboxInvoicesTable {
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
}
