import { feature } from "#server/platform/features/feature.ts";
import { searchRoutes } from "./search.routes.ts";

/** A view of quests: it stores nothing of its own. */
export const searchFeature = feature({ routes: searchRoutes, person: null });
