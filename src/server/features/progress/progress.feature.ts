import { feature } from "#server/platform/features/feature.ts";
import { deleteProgress } from "./clear-progress.repository.ts";
import { exportProgress } from "./export.repository.ts";
import { progressRoutes } from "./progress.routes.ts";

export const progressFeature = feature({
  routes: progressRoutes,
  person: { exported: exportProgress, cleared: deleteProgress },
});
