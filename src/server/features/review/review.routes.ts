import { closeWeek, listReviews, showReview } from "#contracts/review/review.ts";
import type { Engine } from "#server/engine/draft.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import { closeMyWeek, listMyReviews, showMyReview } from "./review.service.ts";

export function reviewRoutes(engine: () => Engine): EndpointRoute[] {
  return [
    implement(showReview, (ctx) => showMyReview(ctx, engine())),
    implement(closeWeek, (ctx, input) => closeMyWeek(ctx, engine(), input)),
    implement(listReviews, (ctx, { before }) => listMyReviews(ctx, before)),
  ];
}
