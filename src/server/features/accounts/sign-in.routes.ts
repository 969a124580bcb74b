import type { FastifyInstance, FastifyRequest } from "fastify";
import { isLoopback } from "#domain/network/loopback.ts";
import { safeReturnPath } from "#domain/network/return-path.ts";
import type { SavePicture } from "#server/features/avatars/avatars.service.ts";
import type { PublicContext } from "#server/platform/context.ts";
import type { RateLimits } from "#server/platform/http/rate-limits.ts";
import type { IdentityClient } from "#server/platform/identity/identity.ts";
import type { SessionCookies } from "./session-cookies.ts";
import { type AdminRule, beginSignIn, finishSignIn } from "./sign-in.service.ts";

const SIGN_IN_PATH = "/api/auth/google";
export const CALLBACK_PATH = "/api/auth/google/callback";

export interface SignInDeps {
  readonly publicUrl: URL;
  readonly client: IdentityClient;
  readonly rule: AdminRule;
  readonly cookies: SessionCookies;
  readonly limits: RateLimits;
  /** Absent if profile pictures are not fetched. */
  readonly savePicture?: SavePicture | undefined;
  context(): PublicContext;
}

/** The two sign-in URLs. Browsers navigate to them, so they answer with redirects. */
export function mountSignIn(app: FastifyInstance, deps: SignInDeps): void {
  const { publicUrl, client, rule, cookies } = deps;
  const contextOf = ({ id, ip }: FastifyRequest): PublicContext => {
    const ctx = deps.context();
    return { ...ctx, log: ctx.log.child({ requestId: id, address: ip }) };
  };

  app.get(SIGN_IN_PATH, async (request: FastifyRequest<{ Querystring: { returnTo?: unknown } }>, reply) => {
    reply.header("cache-control", "no-store");
    if (isOtherLoopbackName(request, publicUrl))
      return reply.redirect(new URL(request.url, publicUrl).href, 302);
    await deps.limits.countSignIn(request.ip);
    const { returnTo } = request.query;
    const wanted = typeof returnTo === "string" ? returnTo : undefined;
    const begun = await beginSignIn(contextOf(request), client, safeReturnPath(wanted));
    if (!begun) return reply.redirect("/app?signin=failed", 302);
    cookies.setAttempt(reply, begun.attemptId);
    return reply.redirect(begun.url.href, 302);
  });

  app.get(CALLBACK_PATH, async (request, reply) => {
    reply.header("cache-control", "no-store");
    await deps.limits.countRequest(undefined, request.ip);
    const ctx = contextOf(request);
    const returned = {
      attemptId: cookies.readAttempt(request.cookies),
      returnedTo: new URL(request.url, publicUrl),
      previousToken: cookies.readSession(request.cookies),
      userAgent: request.headers["user-agent"],
    };
    const result = await finishSignIn(ctx, client, rule, returned, deps.savePicture);
    cookies.clearAttempt(reply);
    if (result.outcome !== "signed_in") return reply.redirect(`/app?signin=${result.outcome}`, 302);
    cookies.setSession(reply, result.token, { now: ctx.now, endsAt: result.endsAt });
    return reply.redirect(result.returnTo, 302);
  });
}

/** 127.0.0.1 and localhost do not share cookies, so sign-in must use the public host name. */
function isOtherLoopbackName(request: FastifyRequest, publicUrl: URL): boolean {
  return (
    request.hostname !== publicUrl.hostname && isLoopback(request.hostname) && isLoopback(publicUrl.hostname)
  );
}
