import type { ActivityKind } from "#domain/activity/activity.ts";
import { MONTHLY_PRICE, type Plan, standingOf } from "#domain/billing/subscription.ts";
import { noteActivity } from "#server/features/activity/activity.service.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { SubscriptionRecord, UserRecord } from "#server/platform/db/tables/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import type {
  InvoiceFacts,
  OpenPayment,
  Payer,
  PaymentProvider,
} from "#server/platform/payments/payment-provider.ts";
import * as billing from "./billing.repository.ts";
import { planOf, readPlan } from "./billing.service.ts";
import { stopCharging, syncSubscription } from "./sync.service.ts";

const INVOICES_SHOWN = 24;

/** Throws if the operator has switched payments off. Paid plans stay valid and can still be cancelled. */
export function requirePaying({ cardForm }: PaymentProvider): void {
  if (cardForm.kind === "off")
    throw new AppError("forbidden", "This SideQuest takes no payments at the moment. Nothing was charged.");
}

/** Opens a payment, or returns the pending one: a repeat never opens a second subscription. */
export async function openMyPayment(ctx: Context, provider: PaymentProvider): Promise<OpenPayment> {
  requirePaying(provider);
  const { user } = ctx.actor;
  const record = await inTransaction(ctx, (ctx) => billing.lockOrMake(ctx.db, user.id, ctx.now));
  const standing = standingOf(planOf(record), ctx.now);
  if (standing.hasAccess && standing.status !== "trial" && !standing.isPaymentFailed)
    throw new AppError("conflict", "You have a plan already.");
  const waiting = await findWaitingPayment(ctx, provider, record);
  if (waiting) return waiting;
  const known = record.customer_id;
  const customerId = known && provider.owns(known) ? known : await makeCustomer(ctx, provider, known);
  const number = record.openings + 1;
  const opened = await provider.openSubscription(payerOf(user), customerId, `${user.id}:${number}`);
  const { subscriptionId } = opened;
  await billing.saveOpening(ctx.db, user.id, { subscriptionId, number, now: ctx.now });
  return opened;
}

async function findWaitingPayment(
  ctx: Context,
  provider: PaymentProvider,
  { subscription_id: id, payment_state: state }: SubscriptionRecord,
): Promise<OpenPayment | null> {
  if (id === null || state === "ended") return null;
  // Belongs to a provider that is not configured now: opening a second one could charge twice.
  if (!provider.owns(id)) throw new AppError("unavailable", "Payments are not possible just now.");
  const facts = await provider.readSubscription(id);
  if (!facts || facts.state === "ended") return null;
  if (facts.openPayment) return facts.openPayment;
  // Already paid, in another tab or with the webhook still on its way.
  await syncSubscription(ctx, provider, ctx.actor.id);
  throw new AppError("conflict", "You have a plan already.");
}

async function makeCustomer(ctx: Context, provider: PaymentProvider, before: string | null): Promise<string> {
  const customerId = await provider.createCustomer(payerOf(ctx.actor.user));
  await billing.saveCustomer(ctx.db, ctx.actor.id, { before, customerId });
  return customerId;
}

function payerOf(user: UserRecord): Payer {
  return { userId: user.id, email: user.email, name: user.username };
}

/** Checks with the provider that the payment is this person's, complete and sufficient, then syncs. */
export async function confirmMyPayment(
  ctx: Context,
  provider: PaymentProvider,
  paymentIntentId: string,
): Promise<Plan> {
  const record = await billing.findByUser(ctx.db, ctx.actor.id);
  const payment = record?.customer_id ? await provider.readPayment(paymentIntentId) : null;
  if (!payment || payment.customerId !== record?.customer_id)
    throw new AppError("not_found", "No such payment.");
  const { amount, currency } = payment.received;
  if (!payment.isPaid || amount < MONTHLY_PRICE.amount || currency !== MONTHLY_PRICE.currency)
    throw new AppError("conflict", "This payment is not complete yet.");
  const wasPaid = standingOf(await readPlan(ctx.db, ctx.actor.id), ctx.now).isPaid;
  await syncSubscription(ctx, provider, ctx.actor.id);
  const plan = await readPlan(ctx.db, ctx.actor.id);
  if (!standingOf(plan, ctx.now).isPaid)
    throw new AppError("unavailable", "Your payment has arrived. Your plan is being switched on.", {
      retryAfterSeconds: 5,
    });
  if (!wasPaid) await noteMine(ctx, "plan_paid");
  ctx.log.info({ actor: ctx.actor.id }, "payment confirmed");
  return plan;
}

/** A paid period runs to its end; an unpaid subscription ends at once. */
export async function cancelMySubscription(ctx: Context, provider: PaymentProvider): Promise<Plan> {
  await requireSubscription(ctx);
  const { cancelsAtEnd: wasCancelled } = await readPlan(ctx.db, ctx.actor.id);
  await stopCharging(ctx, provider, ctx.actor.id);
  if (!wasCancelled) await noteMine(ctx, "plan_cancelled");
  ctx.log.info({ actor: ctx.actor.id }, "subscription cancelled");
  return readPlan(ctx.db, ctx.actor.id);
}

export async function resumeMySubscription(ctx: Context, provider: PaymentProvider): Promise<Plan> {
  requirePaying(provider);
  await requireSubscription(ctx);
  const facts = await syncSubscription(ctx, provider, ctx.actor.id);
  if (facts?.state !== "active") throw new AppError("conflict", NOTHING_PAID);
  if (facts.cancelsAtEnd) {
    await provider.setCancelsAtEnd(facts.id, false);
    await syncSubscription(ctx, provider, ctx.actor.id);
    await noteMine(ctx, "plan_resumed");
    ctx.log.info({ actor: ctx.actor.id }, "subscription resumed");
  }
  return readPlan(ctx.db, ctx.actor.id);
}

/** The provider has done it, which no transaction of ours could take back: noted by itself. */
function noteMine(ctx: Context, kind: ActivityKind): Promise<void> {
  return inTransaction(ctx, (ctx) => noteActivity(ctx, ctx.actor.id, [{ kind }]));
}

const NOTHING_PAID = "There is no paid subscription.";

async function requireSubscription(ctx: Context): Promise<void> {
  const record = await billing.findByUser(ctx.db, ctx.actor.id);
  const state = record?.payment_state;
  if (state !== "active" && state !== "past_due") throw new AppError("conflict", NOTHING_PAID);
}

export async function listMyInvoices(ctx: Context, provider: PaymentProvider): Promise<InvoiceFacts[]> {
  const record = await billing.findByUser(ctx.db, ctx.actor.id);
  return record?.customer_id ? provider.listInvoices(record.customer_id, INVOICES_SHOWN) : [];
}
