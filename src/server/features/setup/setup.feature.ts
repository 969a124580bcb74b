import { feature } from "#server/platform/features/feature.ts";
import { setupRoutes } from "./setup.routes.ts";
import { createSetup, type SetupDeps } from "./setup.service.ts";

export const setupFeature = feature<SetupDeps>({
  routes: (deps) => setupRoutes(createSetup(deps)),
  person: null,
});
