import {
  NO_PLAN,
  type Plan,
  type Standing,
  standingOf,
  TRIAL_DAYS,
  trialEnd,
} from "#domain/billing/subscription.ts";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { noteActivity } from "#server/features/activity/activity.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import type { SubscriptionRecord } from "#server/platform/db/tables/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import * as billing from "./billing.repository.ts";

/** A repeat within this time (double click, lost answer) does not count as a second trial. */
const TRIAL_REPEAT_MS = MS_PER_MINUTE;

export function planOf(record: SubscriptionRecord | undefined): Plan {
  if (!record) return NO_PLAN;
  return {
    status: record.status,
    trialExpiresAt: record.trial_expires_at,
    legacyAccess: record.legacy_access,
    paymentState: record.payment_state,
    paidUntil: record.paid_until,
    cancelsAtEnd: record.cancels_at_end,
  };
}

export async function readPlan(db: Handle, userId: string): Promise<Plan> {
  return planOf(await billing.findByUser(db, userId));
}

export async function readStanding(db: Handle, userId: string, now: Date): Promise<Standing> {
  return standingOf(await readPlan(db, userId), now);
}

/** Throws unless the person's plan gives access. Operators need none. */
export async function requirePlan(ctx: Context): Promise<void> {
  if (ctx.actor.user.role === "admin") return;
  const { hasAccess } = await readStanding(ctx.db, ctx.actor.id, ctx.now);
  if (!hasAccess)
    throw new AppError("plan_required", "This needs a plan. Your quests, your XP and your data stay yours.");
}

export function startMyTrial(ctx: Context): Promise<Plan> {
  return inTransaction(ctx, async (ctx) => {
    const userId = ctx.actor.id;
    const plan = planOf(await billing.lockOrMake(ctx.db, userId, ctx.now));
    if (hasJustStarted(plan, ctx.now)) return plan;
    if (standingOf(plan, ctx.now).status !== "unsubscribed")
      throw new AppError("conflict", `The free trial of ${TRIAL_DAYS} days is for once only.`);
    ctx.push(() => ctx.log.info({ actor: userId }, "trial started"));
    await noteActivity(ctx, userId, [{ kind: "trial_started" }]);
    const trial = { status: "trial", trial_expires_at: trialEnd(ctx.now) } as const;
    return planOf(await billing.saveGrant(ctx.db, userId, trial, ctx.now));
  });
}

function hasJustStarted({ status, trialExpiresAt }: Plan, now: Date): boolean {
  if (status !== "trial" || trialExpiresAt === null) return false;
  return trialExpiresAt > trialEnd(new Date(now.getTime() - TRIAL_REPEAT_MS));
}

/** Accounts are being closed: marks their subscriptions to be cancelled. A job then tells the provider. */
export function stopBilling(tx: Tx, userIds: readonly string[], now: Date): Promise<void> {
  return billing.wantCancel(tx, userIds, now);
}

/** Withdraws the cancellation of a reopened account that has not been sent to the provider yet. */
export function keepBilling(tx: Tx, userId: string): Promise<void> {
  return billing.clearCancelWanted(tx, userId);
}

/** Whether a cancellation has yet to be sent to the provider. */
export async function isStopPending(tx: Tx, userId: string): Promise<boolean> {
  const record = await billing.findByUser(tx, userId);
  return record !== undefined && record.cancel_wanted_at !== null;
}
