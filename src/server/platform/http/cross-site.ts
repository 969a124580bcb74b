import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isLoopback } from "#domain/network/loopback.ts";
import { bearerIn } from "#domain/tokens/tokens.ts";
import { AppError } from "../errors.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses browser writes from another site. Without Origin and Sec-Fetch-Site it is not a browser. Calls with a
 * bearer token are let through: their cookies are ignored, and what a site cannot know it cannot send.
 */
export function refuseCrossSiteWrites(app: FastifyInstance, publicUrl: URL): void {
  app.addHook("onRequest", async (request) => {
    if (!READS.has(request.method) && !hasBearer(request)) refuseCrossSite(request.headers, publicUrl);
  });
}

function hasBearer({ url, headers }: FastifyRequest): boolean {
  return url.startsWith("/api/") && bearerIn(headers.authorization) !== null;
}

/** For connections that open with a GET and are then written to (WebSocket). */
export function refuseCrossSite(headers: IncomingHttpHeaders, publicUrl: URL): void {
  const { origin, "sec-fetch-site": site } = headers;
  if (site === "cross-site" || (origin !== undefined && !isOwnOrigin(origin, publicUrl)))
    throw new AppError("cross_site", "This request came from another site and was refused.");
}

/** Our own origin or, on loopback, another name of this machine with the same port. */
function isOwnOrigin(origin: string, publicUrl: URL): boolean {
  if (origin === publicUrl.origin) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname, port } = new URL(origin);
  return (
    isLoopback(publicUrl.hostname) &&
    isLoopback(hostname) &&
    protocol === publicUrl.protocol &&
    port === publicUrl.port
  );
}
