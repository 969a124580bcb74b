import { listTokens, makeToken, revokeToken } from "#contracts/tokens/tokens.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import { listMyTokens, makeMyToken, revokeMyToken } from "./tokens.service.ts";

export function tokensRoutes(): EndpointRoute[] {
  return [
    implement(listTokens, (ctx) => listMyTokens(ctx)),
    implement(makeToken, (ctx, input) => makeMyToken(ctx, input)),
    implement(revokeToken, (ctx, { tokenId }) => revokeMyToken(ctx, tokenId)),
  ];
}
