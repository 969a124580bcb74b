import { readSetup } from "#contracts/setup/setup.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import type { Setup } from "./setup.service.ts";

export function setupRoutes(setup: Setup): EndpointRoute[] {
  return [implement(readSetup, (ctx) => setup.view(ctx))];
}
