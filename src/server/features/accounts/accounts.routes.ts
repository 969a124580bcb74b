import { endSession, getUser, listSessions, logout, logoutEverywhere } from "#contracts/accounts.ts";
import { exportEverything } from "#contracts/export/export.ts";
import { checkImport, importEverything } from "#contracts/export/import.ts";
import { closeAccount, updateProfile } from "#contracts/profile.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { attach } from "#server/platform/http/attach.ts";
import type { Answer } from "#server/platform/http/caller.ts";
import { type EndpointRoute, implement, type RouteDeps } from "#server/platform/http/endpoint-routes.ts";
import type { FairQueue } from "#server/platform/http/queue/fair-queue.ts";
import * as service from "./accounts.service.ts";
import { closeMyAccount } from "./close.service.ts";
import { exportMyData } from "./export.service.ts";
import { checkMyImport, importMyData } from "./import/import.service.ts";
import { changeMyProfile } from "./profile.service.ts";
import type { SessionCookies } from "./session-cookies.ts";

export function accountsRoutes(cookies: SessionCookies): EndpointRoute[] {
  return [
    implement(getUser, (ctx) => service.viewMe(ctx)),
    implement(logout, async (ctx, _input, answer) => {
      await service.logOut(ctx);
      return forget(cookies, answer, { ok: true as const });
    }),
    implement(logoutEverywhere, async (ctx, _input, answer) =>
      forget(cookies, answer, { ended: await service.logOutEverywhere(ctx) }),
    ),
    implement(listSessions, (ctx) => service.listMySessions(ctx)),
    implement(updateProfile, (ctx, changes) => changeMyProfile(ctx, changes)),
    implement(closeAccount, async (ctx, _input, answer) => {
      const purgedAt = await closeMyAccount(ctx);
      return forget(cookies, answer, { ok: true as const, purgedAt: purgedAt.toISOString() });
    }),
    implement(exportEverything, (ctx, _input, answer) => {
      attach(answer, "everything", ctx.now);
      return exportMyData(ctx);
    }),
    implement(checkImport, (ctx, file) => checkMyImport(ctx, file)),
    implement(importEverything, (ctx, file) => importMyData(ctx, file)),
    implement(endSession, async (ctx, { sessionId }) => {
      await service.endMySession(ctx, sessionId);
      return { ok: true as const };
    }),
  ];
}

/** Reads the session cookie of each request; clears a cookie that is no longer valid. */
export function authenticateByCookie(
  db: Db,
  cookies: SessionCookies,
  queue: FairQueue,
): RouteDeps["authenticate"] {
  return async (request, answer, now) => {
    const token = cookies.readSession(request.cookies);
    if (!token) return null;
    const found = await queue.identify(token, request.ip, () => service.authenticate(db, token, now));
    if (!found) cookies.clearSession(answer);
    else if (found.renewedUntil) cookies.setSession(answer, token, { now, endsAt: found.renewedUntil });
    return found?.actor ?? null;
  };
}

/** Clears the session cookie and the browser's cache of what this person saw. */
function forget<T>(cookies: SessionCookies, answer: Answer, result: T): T {
  cookies.clearSession(answer);
  answer.header("clear-site-data", '"cache"');
  return result;
}
