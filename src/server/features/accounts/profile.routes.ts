import { closeAccount, updateProfile } from "#contracts/profile.ts";
import { type EndpointRoute, implement } from "#server/platform/http/endpoint-routes.ts";
import { forget } from "./accounts.routes.ts";
import { closeMyAccount } from "./close.service.ts";
import { changeMyProfile } from "./profile.service.ts";
import type { SessionCookies } from "./session-cookies.ts";

export function profileRoutes(cookies: SessionCookies): EndpointRoute[] {
  return [
    implement(updateProfile, (ctx, changes) => changeMyProfile(ctx, changes)),
    implement(closeAccount, async (ctx, _input, answer) => {
      const purgedAt = await closeMyAccount(ctx);
      return forget(cookies, answer, { ok: true as const, purgedAt: purgedAt.toISOString() });
    }),
  ];
}
