import { MS_PER_SECOND } from "#domain/general/durations.ts";
import { feature } from "#server/platform/features/feature.ts";
import { areDeliveriesDue } from "./deliveries.repository.ts";
import { type SendWebhooksDeps, sendDueWebhooks } from "./send-webhooks.service.ts";
import { webhooksRoutes } from "./webhooks.routes.ts";
import { endWebhooks, exportWebhooks, purgeDeliveries } from "./webhooks.service.ts";

const SEND_EVERY_MS = 5 * MS_PER_SECOND;

export const webhooksFeature = feature<SendWebhooksDeps>({
  routes: webhooksRoutes,
  jobs: (deps) => [
    {
      name: "send webhooks",
      everyMs: SEND_EVERY_MS,
      isWaiting: () => areDeliveriesDue(deps.clock.now()),
      work: () => sendDueWebhooks(deps),
    },
  ],
  purge: async ({ db, now }) => ({ webhookDeliveries: await purgeDeliveries(db, now) }),
  person: {
    exported: exportWebhooks,
    cleared: (tx, userId) => endWebhooks(tx, [userId]),
    closed: endWebhooks,
  },
});
