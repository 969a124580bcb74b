import { listActivity, markActivityRead } from "#contracts/activity.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import { listMyActivity, markMyActivityRead } from "./activity.service.ts";

export function activityRoutes(): EndpointRoute[] {
  return [
    implement(listActivity, (ctx) => listMyActivity(ctx)),
    implement(markActivityRead, (ctx, { upTo }) => markMyActivityRead(ctx, upTo).then(() => undefined)),
  ];
}
