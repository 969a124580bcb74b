import {
  cancelSubscription,
  confirmPayment,
  createPaymentIntent,
  getSubscription,
  listInvoices,
  paySandbox,
  resumeSubscription,
  type SubscriptionView,
  startTrial,
} from "#contracts/billing.ts";
import { MONTHLY_PRICE, type Plan, standingOf } from "#domain/billing/subscription.ts";
import type { Context } from "#server/platform/context.ts";
import { withIsoTimes } from "#server/platform/db/iso-times.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import type { PaymentProvider } from "#server/platform/payments/payment-provider.ts";
import type { SandboxProvider } from "#server/platform/payments/sandbox/sandbox-provider.ts";
import { readPlan, startMyTrial } from "./billing.service.ts";
import {
  cancelMySubscription,
  confirmMyPayment,
  listMyInvoices,
  openMyPayment,
  requirePaying,
  resumeMySubscription,
} from "./payments.service.ts";

export function billingRoutes(provider: PaymentProvider): EndpointRoute[] {
  const view = (ctx: Context, plan: Plan) => viewSubscription(plan, ctx.now, provider.cardForm);
  return [
    implement(getSubscription, async (ctx) => view(ctx, await readPlan(ctx.db, ctx.actor.id))),
    implement(startTrial, async (ctx) => view(ctx, await startMyTrial(ctx))),
    implement(createPaymentIntent, async (ctx) => {
      const { clientSecret, paymentIntentId } = await openMyPayment(ctx, provider);
      return { clientSecret, paymentIntentId, price: MONTHLY_PRICE };
    }),
    implement(confirmPayment, async (ctx, { paymentIntentId }) =>
      view(ctx, await confirmMyPayment(ctx, provider, paymentIntentId)),
    ),
    implement(cancelSubscription, async (ctx) => view(ctx, await cancelMySubscription(ctx, provider))),
    implement(resumeSubscription, async (ctx) => view(ctx, await resumeMySubscription(ctx, provider))),
    implement(listInvoices, async (ctx) => (await listMyInvoices(ctx, provider)).map(withIsoTimes)),
  ];
}

/** Only in test mode: with a real provider the card form talks to the provider directly. */
export function sandboxRoutes(sandbox: SandboxProvider): EndpointRoute[] {
  return [
    implement(paySandbox, async (ctx, { clientSecret, card, answer }) => {
      requirePaying(sandbox);
      return sandbox.pay({ userId: ctx.actor.id, clientSecret, card, answer });
    }),
  ];
}

function viewSubscription(plan: Plan, now: Date, cardForm: PaymentProvider["cardForm"]): SubscriptionView {
  return {
    ...standingOf(plan, now),
    legacyAccess: plan.legacyAccess,
    trialExpiresAt: plan.trialExpiresAt?.toISOString() ?? null,
    paidUntil: plan.paidUntil?.toISOString() ?? null,
    cancelsAtEnd: plan.cancelsAtEnd,
    price: MONTHLY_PRICE,
    cardForm,
  };
}
