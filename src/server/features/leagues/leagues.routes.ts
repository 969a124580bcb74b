import { joinLeague, leaveLeague, nameInLeague, showLeague } from "#contracts/leagues/leagues.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import { joinLeagues, leaveMyLeague, nameMeInLeague, showMyLeague } from "./leagues.service.ts";

export function leaguesRoutes(secret: string): EndpointRoute[] {
  return [
    implement(showLeague, (ctx) => showMyLeague(ctx, secret)),
    implement(joinLeague, (ctx) => joinLeagues(ctx, secret)),
    implement(leaveLeague, (ctx) => leaveMyLeague(ctx).then(() => undefined)),
    implement(nameInLeague, (ctx, { showsName }) => nameMeInLeague(ctx, secret, showsName)),
  ];
}
