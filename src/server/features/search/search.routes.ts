import { searchQuests } from "#contracts/search.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import { searchMyQuests } from "./search.service.ts";

export function searchRoutes(): EndpointRoute[] {
  return [implement(searchQuests, (ctx, { q }) => searchMyQuests(ctx, q))];
}
