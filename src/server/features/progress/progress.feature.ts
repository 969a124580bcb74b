import { feature } from "#server/platform/features/feature.ts";
import { exportProgress } from "./export.repository.ts";
import { importAchievements } from "./import.repository.ts";
import { progressRoutes } from "./progress.routes.ts";
import { deleteProgress } from "./totals.repository.ts";

export const progressFeature = feature({
  routes: progressRoutes,
  person: { exported: exportProgress, imported: importAchievements, cleared: deleteProgress },
});
