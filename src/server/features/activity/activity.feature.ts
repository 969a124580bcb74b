import { feature } from "#server/platform/features/feature.ts";
import { deleteEntries } from "./activity.repository.ts";
import { activityRoutes } from "./activity.routes.ts";
import { purgeActivity } from "./activity.service.ts";
import { exportActivity } from "./export.repository.ts";

export const activityFeature = feature({
  routes: activityRoutes,
  purge: async ({ db, now }) => ({ activity: await purgeActivity(db, now) }),
  person: { exported: exportActivity, cleared: deleteEntries },
});
