import { readDashboard } from "#contracts/analytics.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import { createDashboard, type DashboardDeps } from "./dashboard.service.ts";

export function dashboardRoutes(deps: DashboardDeps): EndpointRoute[] {
  const read = createDashboard(deps);
  return [implement(readDashboard, (ctx, { range }) => read(ctx, range))];
}
