import { MS_PER_SECOND } from "#domain/general/durations.ts";
import { feature } from "#server/platform/features/feature.ts";
import { alertRoutes } from "./alerts/alerts.routes.ts";
import { areDeliveriesDue } from "./alerts/deliveries.repository.ts";
import { type SendAlertsDeps, sendDueAlerts } from "./alerts/send-alerts.service.ts";
import { purgeAlerts } from "./alerts.service.ts";
import { performanceRoutes } from "./performance.routes.ts";
import type { Performance } from "./performance.service.ts";
import { purgeSystemMinutes } from "./system-minutes.service.ts";

const SEND_EVERY_MS = 10 * MS_PER_SECOND;

export const performanceFeature = feature<SendAlertsDeps & { readonly performance: Performance }>({
  routes: (deps) => [...performanceRoutes(deps.performance), ...alertRoutes(deps)],
  jobs: (deps) => [
    {
      name: "send alerts",
      everyMs: SEND_EVERY_MS,
      isWaiting: () => areDeliveriesDue(deps.clock.now()),
      work: () => sendDueAlerts(deps),
    },
  ],
  purge: async ({ db, now }) => ({
    alerts: await purgeAlerts(db, now),
    systemMinutes: await purgeSystemMinutes(db, now),
  }),
  person: null,
});
