import { feature } from "#server/platform/features/feature.ts";
import { exportSocial } from "./export.repository.ts";
import { importHandles } from "./import.repository.ts";
import { socialRoutes } from "./social.routes.ts";

export const socialFeature = feature({
  routes: socialRoutes,
  person: { exported: exportSocial, imported: importHandles, cleared: null },
});
