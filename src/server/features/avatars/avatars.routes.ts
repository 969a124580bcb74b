import type { FastifyInstance, FastifyRequest } from "fastify";
import { removePicture } from "#contracts/profile.ts";
import { AppError } from "#server/platform/errors.ts";
import { type EndpointRoute, implement, type RouteDeps } from "#server/platform/http/endpoint-routes.ts";
import { readPicture, removeMyPicture } from "./avatars.service.ts";

type ById = FastifyRequest<{ Params: { avatarId: string } }>;

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
/** Caching is safe: a removed picture's URL is no longer referenced anywhere. */
const ONE_HOUR = "private, max-age=3600";

export type AvatarDeps = Pick<RouteDeps, "db" | "clock" | "limits" | "authenticate">;

export function avatarRoutes(): EndpointRoute[] {
  return [implement(removePicture, async (ctx) => void (await removeMyPicture(ctx)))];
}

/**
 * Not under /api, because it is an image URL.
 * The files come from third parties, so the headers forbid scripts and everything else.
 */
export function mountAvatars(app: FastifyInstance, { db, clock, limits, authenticate }: AvatarDeps): void {
  app.get("/avatars/:avatarId", async (request: ById, reply) => {
    const actor = await authenticate(request, reply, clock.now());
    await limits.countRequest(actor?.sessionId, request.ip);
    if (!actor) throw new AppError("unauthenticated", "Please sign in.");
    const { avatarId } = request.params;
    if (!ID.test(avatarId)) throw new AppError("not_found", "There is no such picture.");
    const { type, bytes } = await readPicture(db, actor, avatarId);
    return reply
      .type(type)
      .header("content-security-policy", "default-src 'none'; frame-ancestors 'none'; sandbox")
      .header("x-content-type-options", "nosniff")
      .header("cache-control", ONE_HOUR)
      .header("vary", "cookie")
      .send(bytes);
  });
}
