import type { ExportView } from "#contracts/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { isoOrNull } from "#server/platform/iso-or-null.ts";

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
      trialExpiresAt: isoOrNull(row.trial_expires_at),
      legacyAccess: row.legacy_access,
      customerId: row.customer_id,
      subscriptionId: row.subscription_id,
      paymentState: row.payment_state,
      paidUntil: isoOrNull(row.paid_until),
      cancelsAtEnd: row.cancels_at_end,
    },
  };
}
