import type { PublicContext } from "#server/platform/context.ts";
import { feature } from "#server/platform/features/feature.ts";
import { clearProgress } from "./clear-progress.service.ts";
import { exportProgress } from "./export.repository.ts";
import { settleWaitingAwards } from "./ledger.service.ts";
import { progressRoutes } from "./progress.routes.ts";

const SETTLE_EVERY_MS = 15_000;

export const progressFeature = feature<{ context(): PublicContext }>({
  routes: progressRoutes,
  jobs: ({ context }) => [
    { name: "settle awards", everyMs: SETTLE_EVERY_MS, work: () => settleWaitingAwards(context()) },
  ],
  person: { exported: exportProgress, cleared: clearProgress },
});
