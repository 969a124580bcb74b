import { connectSocial, disconnectSocial, listConnections } from "#contracts/social.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import * as service from "./social.service.ts";

export function socialRoutes(): EndpointRoute[] {
  return [
    implement(listConnections, (ctx) => service.listMyConnections(ctx)),
    implement(connectSocial, (ctx, { platform, username }) => service.keepMyHandle(ctx, platform, username)),
    implement(disconnectSocial, async (ctx, { platform }) => {
      await service.forgetMyHandle(ctx, platform);
      return { ok: true as const };
    }),
  ];
}
