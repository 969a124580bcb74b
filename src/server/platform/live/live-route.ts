import websocket from "@fastify/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Clock } from "../clock.ts";
import type { Actor } from "../context.ts";
import { AppError } from "../errors.ts";
import { refuseCrossSite } from "../http/cross-site.ts";
import type { RouteWorld } from "../http/endpoint-routes.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import type { LiveHub } from "./live-hub.ts";

const MAX_MESSAGE_BYTES = 1_024;
const MAX_A_PERSON = 10;

interface LiveRouteWorld {
  readonly publicUrl: URL;
  readonly clock: Clock;
  readonly limits: RateLimits;
  readonly authenticate: RouteWorld["authenticate"];
}

/** `/ws`: whoever is refused hears it as an ordinary answer, before the connection becomes a live one. */
export async function mountLive(app: FastifyInstance, hub: LiveHub, world: LiveRouteWorld): Promise<void> {
  const { publicUrl, clock, limits, authenticate } = world;
  const actors = new WeakMap<FastifyRequest, Actor>();
  await app.register(websocket, {
    options: { maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false, clientTracking: false },
    preClose: (done) => void hub.close().then(() => done()),
    errorHandler: (_error, socket) => socket.terminate(),
  });
  app.route({
    method: "GET",
    url: "/ws",
    exposeHeadRoute: false,
    onRequest: async (request, reply) => {
      refuseCrossSite(request.headers, publicUrl);
      const actor = await authenticate(request, reply, clock.now());
      await limits.countRequest(actor?.sessionId, request.ip);
      if (!actor) throw new AppError("unauthenticated", "Please sign in.");
      if (hub.countOf(actor.id) >= MAX_A_PERSON)
        throw new AppError("rate_limited", "You have this open in many tabs. Please close some.", {
          retryAfterSeconds: 30,
        });
      actors.set(request, actor);
    },
    handler: () => {
      throw new AppError("not_found", "This address takes live connections only.");
    },
    wsHandler: (socket, request) => {
      const actor = actors.get(request);
      if (actor) hub.add(socket, { id: actor.id, sessionId: actor.sessionId, role: actor.role });
    },
  });
}
