import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Databases } from "#server/platform/db/databases.ts";
import { feature } from "#server/platform/features/feature.ts";
import type { Presence } from "#server/platform/live/presence.ts";
import { dashboardRoutes } from "./dashboard/dashboard.routes.ts";
import { type DashboardDeps, dashboardFigures } from "./dashboard/dashboard.service.ts";
import { exportAnalytics } from "./export.repository.ts";
import { ingestRoutes } from "./ingest/ingest.routes.ts";
import type { Ingest } from "./ingest/ingest.service.ts";
import { areFiguresWaiting, purgeFigures, renewFigures } from "./kept/kept-figures.service.ts";
import { pulseRoutes } from "./pulse/pulse.routes.ts";
import { pulseFigures } from "./pulse/pulse.service.ts";
import { reportRoutes } from "./report/report.routes.ts";
import { purgeReports, type ReportDeps } from "./report/report.service.ts";
import { reportFigures } from "./report/report-figures.service.ts";
import { dropOldEvents } from "./retention.service.ts";
import { revenueRoutes } from "./revenue/revenue.routes.ts";
import { type RevenueDeps, revenueFigures } from "./revenue/revenue.service.ts";
import { areSumsWaiting } from "./sums/counts.repository.ts";
import { sumUp } from "./sums/rollup.service.ts";

const SUM_UP_EVERY_MS = 5_000;

interface AnalyticsDeps extends DashboardDeps, ReportDeps, RevenueDeps {
  readonly database: Databases;
  readonly clock: Clock;
  readonly ingest: Ingest;
  readonly presence: Presence;
}

export const analyticsFeature = feature<AnalyticsDeps>({
  routes: (deps) => [
    ...ingestRoutes(deps.ingest, deps.presence),
    ...dashboardRoutes(deps),
    ...reportRoutes(deps),
    ...pulseRoutes(deps),
    ...revenueRoutes(deps),
  ],
  jobs: ({ database, clock, payments }) => [
    {
      name: "sum up events",
      everyMs: SUM_UP_EVERY_MS,
      isWaiting: areSumsWaiting,
      work: async () => void (await sumUp(database.db)),
    },
    {
      name: "renew figures",
      everyMs: MS_PER_MINUTE,
      isWaiting: () => areFiguresWaiting(clock.now()),
      work: () => {
        const kinds = [
          dashboardFigures,
          pulseFigures({ payments }),
          reportFigures,
          revenueFigures({ payments }),
        ];
        return renewFigures(database, kinds, clock);
      },
    },
  ],
  purge: async ({ db, now }) => ({
    ...(await dropOldEvents(db, now)),
    reports: await purgeReports(db, now),
    figures: await purgeFigures(db, now),
  }),
  person: { exported: exportAnalytics, cleared: null },
});
