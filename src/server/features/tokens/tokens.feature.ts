import { feature } from "#server/platform/features/feature.ts";
import { tokensRoutes } from "./tokens.routes.ts";
import { endTokens, exportTokens, purgeTokens } from "./tokens.service.ts";

export const tokensFeature = feature({
  routes: tokensRoutes,
  purge: async ({ db, now }) => ({ apiTokens: await purgeTokens(db, now) }),
  person: {
    exported: exportTokens,
    cleared: (tx, userId) => endTokens(tx, [userId]),
    closed: endTokens,
  },
});
