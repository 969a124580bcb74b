import type { PublicContext } from "#server/platform/context.ts";
import { feature } from "#server/platform/features/feature.ts";
import { exportLedger } from "./export.repository.ts";
import { importLedger } from "./import.service.ts";
import { clearXp } from "./ledger.service.ts";
import { areAwardsDue, settleWaitingAwards } from "./settle.service.ts";
import { type XpDeps, xpRoutes } from "./xp.routes.ts";

const SETTLE_EVERY_MS = 15_000;

export const xpFeature = feature<{ readonly xp: XpDeps; context(): PublicContext }>({
  routes: ({ xp }) => xpRoutes(xp),
  jobs: ({ context }) => [
    {
      name: "settle awards",
      everyMs: SETTLE_EVERY_MS,
      isWaiting: () => areAwardsDue(context().now),
      work: () => settleWaitingAwards(context()),
    },
  ],
  person: { exported: exportLedger, imported: importLedger, cleared: clearXp },
});
