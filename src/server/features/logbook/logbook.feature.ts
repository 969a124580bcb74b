import { feature } from "#server/platform/features/feature.ts";
import { logbookRoutes } from "./logbook.routes.ts";

/** A view of completed quests: it stores nothing of its own. */
export const logbookFeature = feature({ routes: logbookRoutes, person: null });
