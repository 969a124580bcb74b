import type { ExportView } from "#contracts/export/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { withIsoTimes } from "#server/platform/db/iso-times.ts";

type BillingExport = Pick<ExportView, "subscription" | "paidSubscriptions" | "payments">;

/** The person's subscription and payments for the export. */
export async function exportSubscription(tx: Tx, userId: string): Promise<BillingExport> {
  const row = await tx
    .selectFrom("subscriptions")
    .select(["status", "trial_expires_at as trialExpiresAt", "legacy_access as legacyAccess"])
    .select(["customer_id as customerId", "subscription_id as subscriptionId"])
    .select(["payment_state as paymentState", "paid_until as paidUntil", "cancels_at_end as cancelsAtEnd"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const subscriptions = await tx
    .selectFrom("paid_subscriptions")
    .select(["monthly_amount as monthlyAmount", "currency", "started_at as startedAt"])
    .select(["ended_at as endedAt", "end_reason as endReason", "is_test as isTest"])
    .where("user_id", "=", userId)
    .orderBy("started_at")
    .execute();
  const payments = await tx
    .selectFrom("payments")
    .select(["amount", "currency", "state", "is_test as isTest"])
    .select(["period_start as periodStart", "period_end as periodEnd", "failed_at as failedAt"])
    .where("user_id", "=", userId)
    .orderBy("period_start")
    .execute();
  return {
    subscription: row ? withIsoTimes(row) : null,
    paidSubscriptions: subscriptions.map(withIsoTimes),
    payments: payments.map(withIsoTimes),
  };
}
