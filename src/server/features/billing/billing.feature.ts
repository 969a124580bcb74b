import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import type { PublicContext } from "#server/platform/context.ts";
import { feature } from "#server/platform/features/feature.ts";
import type { RateLimits } from "#server/platform/http/rate-limits.ts";
import type { Payments } from "#server/platform/payments/create-payments.ts";
import { billingRoutes, sandboxRoutes } from "./billing.routes.ts";
import { keepBilling, stopBilling } from "./billing.service.ts";
import { exportSubscription } from "./export.repository.ts";
import { purgePaymentEvents, settleSubscriptions } from "./sync.service.ts";
import { mountWebhook } from "./webhook.routes.ts";

const SETTLE_EVERY_MS = MS_PER_MINUTE;

interface BillingDeps {
  readonly payments: Payments;
  readonly limits: RateLimits;
  context(): PublicContext;
}

export const billingFeature = feature<BillingDeps>({
  routes: ({ payments }) => [
    ...billingRoutes(payments.provider),
    ...(payments.kind === "sandbox" ? sandboxRoutes(payments.provider) : []),
  ],
  mount: async (app, { payments, limits, context }) => {
    if (payments.kind === "stripe") await mountWebhook(app, { provider: payments.provider, limits, context });
  },
  lanes: { "/api/webhooks/stripe": "slow" },
  jobs: ({ payments, context }) => [
    {
      name: "settle subscriptions",
      everyMs: SETTLE_EVERY_MS,
      work: () => settleSubscriptions(context(), payments.provider),
    },
  ],
  purge: async ({ db, now }) => ({ paymentEvents: await purgePaymentEvents(db, now) }),
  person: { exported: exportSubscription, cleared: null, closed: stopBilling, reopened: keepBilling },
});
