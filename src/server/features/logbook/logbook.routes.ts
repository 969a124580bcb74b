import { listLogbook, readPace } from "#contracts/logbook.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import { listMyLogbook, readMyPace } from "./logbook.service.ts";

export function logbookRoutes(): EndpointRoute[] {
  return [
    implement(listLogbook, (ctx, input) => listMyLogbook(ctx, input)),
    implement(readPace, (ctx) => readMyPace(ctx)),
  ];
}
