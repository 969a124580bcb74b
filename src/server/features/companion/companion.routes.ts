import * as contract from "#contracts/companion/companion.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import { endMyCompanion, sendMySignal, showMyCompanion } from "./companion.service.ts";
import { acceptMyInvite, inviteMyCompanion, lookAtMyInvite, withdrawMyInvite } from "./invites.service.ts";

export function companionRoutes(publicUrl: URL): EndpointRoute[] {
  return [
    implement(contract.showCompanion, (ctx) => showMyCompanion(ctx)),
    implement(contract.inviteCompanion, (ctx) => inviteMyCompanion(ctx, publicUrl)),
    implement(contract.withdrawInvite, (ctx) => withdrawMyInvite(ctx).then(() => undefined)),
    implement(contract.lookAtInvite, (ctx, { token }) => lookAtMyInvite(ctx, token)),
    implement(contract.acceptInvite, (ctx, { token }) => acceptMyInvite(ctx, token)),
    implement(contract.sendSignal, (ctx, { signal }) => sendMySignal(ctx, signal)),
    implement(contract.endCompanion, (ctx) => endMyCompanion(ctx).then(() => undefined)),
  ];
}
