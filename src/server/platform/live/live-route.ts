import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import websocket, { type WebSocket } from "@fastify/websocket";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { LIVE_PATH } from "#contracts/live.ts";
import type { Actor } from "../context.ts";
import { AppError } from "../errors.ts";
import { refuseCrossSite } from "../http/cross-site.ts";
import type { RouteDeps } from "../http/endpoint-routes.ts";
import type { LiveHub } from "./live-hub.ts";

export const MAX_MESSAGE_BYTES = 1_024;
export const MAX_A_PERSON = 10;

interface LiveRouteDeps extends Pick<RouteDeps, "clock" | "limits" | "authenticate"> {
  readonly publicUrl: URL;
}

/** `/ws`: refusals are ordinary HTTP answers, sent before the connection is upgraded. */
export async function mountLive(app: FastifyInstance, hub: LiveHub, deps: LiveRouteDeps): Promise<void> {
  const { publicUrl, clock, limits, authenticate } = deps;
  const admitted = new WeakMap<FastifyRequest, { actor: Actor; response: ServerResponse }>();
  await app.register(websocket, {
    options: { maxPayload: MAX_MESSAGE_BYTES, perMessageDeflate: false, clientTracking: false },
    preClose: (done) => void hub.close().then(() => done()),
    errorHandler: (_error, socket) => socket.terminate(),
  });
  app.addHook("onRequest", ({ headers, routeOptions }, _reply, done) => {
    // Left to the library, each such connection would be opened and then closed.
    if (headers.upgrade?.toLowerCase() === "websocket" && routeOptions.url !== LIVE_PATH)
      done(new AppError("not_found", "There are no live connections at this address."));
    else done();
  });
  app.route({
    method: "GET",
    url: LIVE_PATH,
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
      admitted.set(request, { actor, response: reply.raw });
    },
    handler: () => {
      throw new AppError("not_found", "This address takes live connections only.");
    },
    wsHandler: (socket, request) => {
      const found = admitted.get(request);
      if (!found) return socket.terminate();
      releaseRequest(socket, request.raw.socket, found.response);
      const { id, sessionId, role } = found.actor;
      hub.add(socket, { id, sessionId, role });
    },
  });
}

/** Releases request and response while the socket is open: they must not use memory or count as under way. */
function releaseRequest(socket: WebSocket, connection: Socket, response: ServerResponse): void {
  socket.removeAllListeners("error");
  response.detachSocket(connection);
  response.emit("close");
}
