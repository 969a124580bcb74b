import { type SubscriptionStatus, standingOf, trialEnd } from "#domain/billing/subscription.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import type { SubscriptionRecord } from "#server/platform/db/tables/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import * as billing from "./billing.repository.ts";
import { planOf } from "./billing.service.ts";

/**
 * Sets the status an admin grants. It never ends a payment, and takes effect once nothing is paid.
 * Returns the previous status.
 */
export async function grantStatus(
  tx: Tx,
  userId: string,
  status: SubscriptionStatus,
  now: Date,
): Promise<SubscriptionStatus> {
  const record = await billing.lockOrMake(tx, userId, now);
  if (status === "unsubscribed" && standingOf(planOf(record), now).isPaid)
    throw new AppError(
      "conflict",
      "This person pays for a plan. It has to be cancelled first: nothing was changed.",
    );
  await billing.saveGrant(tx, userId, { status, ...trialFor(status, record, now) }, now);
  return record.status;
}

/** A running trial keeps its end; "unsubscribed" makes the free trial available again. */
function trialFor(status: SubscriptionStatus, { trial_expires_at: end }: SubscriptionRecord, now: Date) {
  if (status === "unsubscribed") return { trial_expires_at: null };
  return status === "trial" && (end === null || end <= now) ? { trial_expires_at: trialEnd(now) } : {};
}

/** Returns the previous value. */
export async function grantLegacyAccess(
  tx: Tx,
  userId: string,
  legacyAccess: boolean,
  now: Date,
): Promise<boolean> {
  const record = await billing.lockOrMake(tx, userId, now);
  await billing.saveGrant(tx, userId, { legacy_access: legacyAccess }, now);
  return record.legacy_access;
}
