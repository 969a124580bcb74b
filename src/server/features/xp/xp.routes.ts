import type { UserView } from "#contracts/accounts.ts";
import { claimXp, listLedger } from "#contracts/xp.ts";
import type { Context } from "#server/platform/context.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import { claimMyXp, type XpClaimers } from "./claim.service.ts";
import { listMyLedger } from "./ledger.service.ts";

/** Injected, because both live in features that depend on XP. */
export interface XpDeps {
  readonly claimers: XpClaimers;
  /** The signed-in person's view, with this total. */
  readonly viewMe: (ctx: Context, totalXp: number) => Promise<UserView>;
}

export function xpRoutes({ claimers, viewMe }: XpDeps): EndpointRoute[] {
  return [
    implement(claimXp, async (ctx, input) => {
      const { totalXp, ...claim } = await claimMyXp(ctx, claimers, input);
      return { ...(await viewMe(ctx, totalXp)), ...claim };
    }),
    implement(listLedger, (ctx, { before }) => listMyLedger(ctx, before)),
  ];
}
