import { feature } from "#server/platform/features/feature.ts";
import { purgeAlerts } from "./alerts.service.ts";
import { performanceRoutes } from "./performance.routes.ts";
import type { Performance } from "./performance.service.ts";
import { purgeSystemMinutes } from "./system-minutes.service.ts";

export const performanceFeature = feature<{ readonly performance: Performance }>({
  routes: ({ performance }) => performanceRoutes(performance),
  purge: async ({ db, now }) => ({
    alerts: await purgeAlerts(db, now),
    systemMinutes: await purgeSystemMinutes(db, now),
  }),
  person: null,
});
