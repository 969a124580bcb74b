import type { Engine } from "#server/engine/draft.ts";
import { feature } from "#server/platform/features/feature.ts";
import { deleteFacts } from "./business.repository.ts";
import { businessRoutes } from "./business.routes.ts";
import { exportFacts } from "./export.repository.ts";
import { importFacts } from "./import.repository.ts";

export const businessFeature = feature<{ readonly engine: () => Engine }>({
  routes: ({ engine }) => businessRoutes(engine),
  person: { exported: exportFacts, imported: importFacts, cleared: deleteFacts },
});
