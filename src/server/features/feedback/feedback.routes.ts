import { rateAi, rateUi, sendFeedback } from "#contracts/feedback.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import { keepMyAiRating, keepMyFeedback, keepMyUiRating } from "./feedback.service.ts";

const DONE = { ok: true as const };

export function feedbackRoutes(): EndpointRoute[] {
  return [
    implement(sendFeedback, (ctx, input) => keepMyFeedback(ctx, input)),
    implement(rateUi, (ctx, input) => keepMyUiRating(ctx, input).then(() => DONE)),
    implement(rateAi, (ctx, input) => keepMyAiRating(ctx, input).then(() => DONE)),
  ];
}
