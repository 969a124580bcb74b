import { MONTHLY_PRICE, type Plan, standingOf } from "#domain/subscription.ts";
import { type Context, inTransaction } from "#server/platform/context.ts";
import type { UserRecord } from "#server/platform/db/schema.ts";
import { AppError } from "#server/platform/errors.ts";
import type {
  InvoiceFacts,
  OpenPayment,
  Payer,
  PaymentProvider,
} from "#server/platform/payments/payment-provider.ts";
import * as billing from "./billing.repository.ts";
import { planOf, readPlan } from "./billing.service.ts";
import { syncSubscription } from "./sync.service.ts";

const INVOICES_SHOWN = 24;

/** Opens a payment for the person, or finds the one that waits: a repeat never opens a second subscription. */
export async function openMyPayment(ctx: Context, provider: PaymentProvider): Promise<OpenPayment> {
  const { user } = ctx.actor;
  const record = await inTransaction(ctx, (ctx) => billing.lockOrMake(ctx.db, user.id, ctx.now));
  const standing = standingOf(planOf(record), ctx.now);
  if (standing.hasAccess && standing.status !== "trial" && !standing.isPaymentFailed)
    throw new AppError("conflict", "You have a plan already.");
  const waiting = await findWaitingPayment(ctx, provider, record.subscription_id);
  if (waiting) return waiting;
  const known = record.customer_id;
  const customerId = known && provider.isCustomerId(known) ? known : await makeCustomer(ctx, provider, known);
  const number = record.openings + 1;
  const opened = await provider.openSubscription(payerOf(user), customerId, `${user.id}:${number}`);
  const { subscriptionId } = opened;
  await billing.saveOpening(ctx.db, user.id, { subscriptionId, number, now: ctx.now });
  return opened;
}

async function findWaitingPayment(
  ctx: Context,
  provider: PaymentProvider,
  subscriptionId: string | null,
): Promise<OpenPayment | null> {
  const facts = subscriptionId === null ? null : await provider.readSubscription(subscriptionId);
  if (!facts || facts.state === "ended") return null;
  if (facts.openPayment) return facts.openPayment;
  // Paid in another tab, or by a webhook that is still on its way.
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

/** The provider is asked whose payment it is, how much and whether it was made; only then the plan is looked at anew. */
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
  await syncSubscription(ctx, provider, ctx.actor.id);
  const plan = await readPlan(ctx.db, ctx.actor.id);
  if (!standingOf(plan, ctx.now).isPaid)
    throw new AppError("conflict", "This payment does not belong to a plan that runs.");
  ctx.log.info({ actor: ctx.actor.id }, "payment confirmed");
  return plan;
}

/** What is paid stays; what is unpaid ends at once. */
export async function cancelMySubscription(ctx: Context, provider: PaymentProvider): Promise<Plan> {
  const { subscriptionId, plan } = await readPaid(ctx);
  if (plan.cancelsAtEnd) return plan;
  if (plan.paymentState === "past_due") await provider.endNow(subscriptionId);
  else await provider.setCancelsAtEnd(subscriptionId, true);
  return afterChange(ctx, provider, "subscription cancelled");
}

export async function resumeMySubscription(ctx: Context, provider: PaymentProvider): Promise<Plan> {
  const { subscriptionId, plan } = await readPaid(ctx);
  if (!plan.cancelsAtEnd) return plan;
  await provider.setCancelsAtEnd(subscriptionId, false);
  return afterChange(ctx, provider, "subscription resumed");
}

async function readPaid(ctx: Context) {
  const record = await billing.findByUser(ctx.db, ctx.actor.id);
  const plan = planOf(record);
  if (!record?.subscription_id || !standingOf(plan, ctx.now).isPaid)
    throw new AppError("conflict", "There is no paid subscription.");
  return { subscriptionId: record.subscription_id, plan };
}

async function afterChange(ctx: Context, provider: PaymentProvider, what: string): Promise<Plan> {
  await syncSubscription(ctx, provider, ctx.actor.id);
  ctx.log.info({ actor: ctx.actor.id }, what);
  return readPlan(ctx.db, ctx.actor.id);
}

export async function listMyInvoices(ctx: Context, provider: PaymentProvider): Promise<InvoiceFacts[]> {
  const record = await billing.findByUser(ctx.db, ctx.actor.id);
  return record?.customer_id ? provider.listInvoices(record.customer_id, INVOICES_SHOWN) : [];
}
