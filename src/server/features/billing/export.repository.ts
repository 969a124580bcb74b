import type { ExportView } from "#contracts/export/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { withIsoTimes } from "#server/platform/db/iso-times.ts";

/** The person's subscription for the export. */
export async function exportSubscription(tx: Tx, userId: string): Promise<Pick<ExportView, "subscription">> {
  const row = await tx
    .selectFrom("subscriptions")
    .select(["status", "trial_expires_at as trialExpiresAt", "legacy_access as legacyAccess"])
    .select(["customer_id as customerId", "subscription_id as subscriptionId"])
    .select(["payment_state as paymentState", "paid_until as paidUntil", "cancels_at_end as cancelsAtEnd"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return { subscription: row ? withIsoTimes(row) : null };
}
