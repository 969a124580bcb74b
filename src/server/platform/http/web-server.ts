import { randomBytes } from "node:crypto";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from "fastify";
import type { Config } from "../config.ts";
import { AppError } from "../errors.ts";
import type { Log } from "../log/log.ts";
import type { Metrics } from "../metrics.ts";
import { COMPRESS_FROM_BYTES } from "./compress-json.ts";
import { refuseCrossSiteWrites } from "./cross-site.ts";
import { createDrain } from "./drain.ts";
import { answerErrors, asAppError, sendError } from "./error-answers.ts";
import { requireOneHost } from "./one-host.ts";
import { createSecurityHeaders, guardAnswer, setSecurityHeaders } from "./security-headers.ts";
import { answerUnreadable } from "./unreadable-requests.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Id of the signed-in person, for the log. */
    actorId: string | null;
  }
}

/** Limits for one request. Listed in docs/operations.md. */
export const REQUEST_LIMITS = {
  bodyBytes: 64 * 1024,
  headerBytes: 16 * 1024,
  headersMs: 10_000,
  wholeMs: 30_000,
} as const;

/** Fastify with what applies to every request: ids, headers, limits, errors, a log line and a metric. */
export async function createWebServer(config: Config, log: Log, metrics: Metrics) {
  const nextId = requestIds();
  const headers = createSecurityHeaders({
    publicUrl: config.publicUrl,
    hasOutsideCardForm: config.stripe !== undefined,
  });
  const app = fastify({
    logger: false,
    genReqId: nextId,
    bodyLimit: REQUEST_LIMITS.bodyBytes,
    trustProxy: config.trustProxy ?? false,
    requestTimeout: REQUEST_LIMITS.wholeMs,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: false,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    rewriteUrl: ({ url = "/" }) => url.replace(/^https?:\/\/[^/?#]*/iu, "") || "/",
    // Fastify runs no hooks for these errors.
    frameworkErrors: (error, request, reply) => {
      guardAnswer(headers, request.url, reply.raw);
      reply.header("x-request-id", request.id);
      sendError(
        request,
        reply,
        asAppError(error) ?? new AppError("invalid_input", "The request could not be understood."),
      );
      observe(request, reply, log, metrics);
    },
    clientErrorHandler: answerUnreadable({ headers, log, nextId }),
    // Node's own answer to a request without a Host would lack our headers: see requireOneHost.
    http: {
      headersTimeout: REQUEST_LIMITS.headersMs,
      maxHeaderSize: REQUEST_LIMITS.headerBytes,
      requireHostHeader: false,
    },
  });
  // Node would answer an unknown Expect header with 417; we ignore the header.
  app.server.on("checkExpectation", (request, answer) => app.server.emit("request", request, answer));
  answerErrors(app, log);
  // Registered before anything that may refuse, so that refusals have the headers and the id too.
  setSecurityHeaders(app, headers);
  observeRequests(app, log, metrics);
  const drain = createDrain(app, config.drainMs);
  requireOneHost(app);
  refuseCrossSiteWrites(app, config.publicUrl);
  takeJsonOnly(app);
  await app.register(cookie);
  await app.register(compress, { threshold: COMPRESS_FROM_BYTES, encodings: ["br", "gzip"] });
  return { app, drain };
}

function requestIds(): () => string {
  const prefix = randomBytes(5).toString("base64url");
  let count = 0;
  return () => `${prefix}-${(++count).toString(36)}`;
}

function observeRequests(app: FastifyInstance, log: Log, metrics: Metrics): void {
  app.decorateRequest("actorId", null);
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => observe(request, reply, log, metrics));
}

function observe(request: FastifyRequest, reply: FastifyReply, log: Log, metrics: Metrics): void {
  const { method } = request;
  const route = request.routeOptions.url ?? "unmatched";
  const ms = Math.round(reply.elapsedTime * 100) / 100;
  metrics.observeRequest(method, route, reply.statusCode, ms);
  // Log the route's pattern, never the URL: URLs may carry codes and tokens.
  log.info({
    requestId: request.id,
    method,
    route,
    status: reply.statusCode,
    ms,
    actor: request.actorId ?? undefined,
    address: request.ip,
  });
}

function takeJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") return done(null, {});
    parse(request, body as string, done);
  });
}
