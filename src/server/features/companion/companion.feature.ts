import { feature } from "#server/platform/features/feature.ts";
import { companionRoutes } from "./companion.routes.ts";
import { endCompanions } from "./companion.service.ts";
import { exportCompanion } from "./export.repository.ts";
import { purgeInvites } from "./invites.service.ts";

export const companionFeature = feature<{ readonly publicUrl: URL }>({
  routes: ({ publicUrl }) => companionRoutes(publicUrl),
  purge: async ({ db, now }) => ({ companionInvites: await purgeInvites(db, now) }),
  person: {
    exported: exportCompanion,
    cleared: (tx, userId) => endCompanions(tx, [userId]),
    closed: endCompanions,
  },
});
