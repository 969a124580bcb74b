import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Databases } from "#server/platform/db/databases.ts";
import { feature } from "#server/platform/features/feature.ts";
import { adminRoutes } from "./admin.routes.ts";
import { exportFlag } from "./export.repository.ts";
import { flagFastEarners } from "./flags.service.ts";

const FLAG_EVERY_MS = MS_PER_MINUTE;

export const adminFeature = feature<{ readonly database: Databases; readonly clock: Clock }>({
  routes: ({ database }) => adminRoutes(database),
  jobs: ({ database, clock }) => [
    {
      name: "flag fast earners",
      everyMs: FLAG_EVERY_MS,
      work: () => flagFastEarners(database.db, clock.now()),
    },
  ],
  person: { exported: exportFlag, cleared: null },
});
