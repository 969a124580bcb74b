import type { ExportView } from "#contracts/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";

/** The person's subscription for the export. */
export async function exportSubscription(tx: Tx, userId: string): Promise<Pick<ExportView, "subscription">> {
  const row = await tx
    .selectFrom("subscriptions")
    .select(["status", "trial_expires_at", "legacy_access", "customer_id", "subscription_id"])
    .select(["payment_state", "paid_until", "cancels_at_end"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!row) return { subscription: null };
  return {
    subscription: {
      status: row.status,
      trialExpiresAt: row.trial_expires_at?.toISOString() ?? null,
      legacyAccess: row.legacy_access,
      customerId: row.customer_id,
      subscriptionId: row.subscription_id,
      paymentState: row.payment_state,
      paidUntil: row.paid_until?.toISOString() ?? null,
      cancelsAtEnd: row.cancels_at_end,
    },
  };
}
