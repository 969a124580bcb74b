import * as contract from "#contracts/webhooks/webhooks.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import type { SendWebhooksDeps } from "./send-webhooks.service.ts";
import * as webhooks from "./webhooks.service.ts";

export function webhooksRoutes(deps: SendWebhooksDeps): EndpointRoute[] {
  return [
    implement(contract.listWebhooks, (ctx) => webhooks.listMyWebhooks(ctx)),
    implement(contract.addWebhook, (ctx, input) => webhooks.addMyWebhook(ctx, input, deps)),
    implement(contract.changeWebhook, (ctx, input) => webhooks.changeMyWebhook(ctx, input)),
    implement(contract.removeWebhook, (ctx, { webhookId }) => webhooks.removeMyWebhook(ctx, webhookId)),
    implement(contract.testWebhook, (ctx, { webhookId }) => webhooks.testMyWebhook(ctx, webhookId, deps)),
    implement(contract.listWebhookDeliveries, (ctx, { webhookId }) =>
      webhooks.listMyDeliveries(ctx, webhookId),
    ),
  ];
}
