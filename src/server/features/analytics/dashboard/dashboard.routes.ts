import { readDashboard } from "#contracts/analytics.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import { createDashboard, type LiveFigures } from "./dashboard.service.ts";

export function dashboardRoutes(live: LiveFigures): EndpointRoute[] {
  const read = createDashboard(live);
  return [implement(readDashboard, (ctx) => read(ctx))];
}
