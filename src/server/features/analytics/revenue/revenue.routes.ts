import { readRevenue } from "#contracts/console/revenue.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import { createRevenue, type RevenueDeps } from "./revenue.service.ts";

export function revenueRoutes(deps: RevenueDeps): EndpointRoute[] {
  const read = createRevenue(deps);
  return [implement(readRevenue, (ctx, { range }) => read(ctx, range))];
}
