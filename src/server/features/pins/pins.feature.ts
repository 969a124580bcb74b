import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { feature } from "#server/platform/features/feature.ts";
import { deletePins, exportPins } from "./pins.repository.ts";
import { pinsRoutes } from "./pins.routes.ts";
import { dropOldPins } from "./pins.service.ts";

export const pinsFeature = feature<{ readonly db: Db; readonly clock: Clock }>({
  routes: pinsRoutes,
  jobs: ({ db, clock }) => [
    { name: "drop old pins", everyMs: 60_000, work: () => dropOldPins(db, clock.now()) },
  ],
  person: { exported: exportPins, cleared: deletePins },
});
