import { readPulse } from "#contracts/console/pulse.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import type { RevenueDeps } from "../revenue/revenue.service.ts";
import { createPulse } from "./pulse.service.ts";

export function pulseRoutes(deps: RevenueDeps): EndpointRoute[] {
  const read = createPulse(deps);
  return [implement(readPulse, (ctx, { range }) => read(ctx, range))];
}
