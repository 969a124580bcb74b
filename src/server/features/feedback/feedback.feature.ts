import { feature } from "#server/platform/features/feature.ts";
import { exportFeedback } from "./export.repository.ts";
import { feedbackRoutes } from "./feedback.routes.ts";

export const feedbackFeature = feature({
  routes: feedbackRoutes,
  person: { exported: exportFeedback, cleared: null },
});
