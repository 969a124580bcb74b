import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import { isLoopback } from "#domain/network/loopback.ts";
import { AppError } from "../errors.ts";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/** A write that a browser sends from another site is refused. Without Origin and Sec-Fetch-Site it is no browser. */
export function refuseCrossSiteWrites(app: FastifyInstance, publicUrl: URL): void {
  app.addHook("onRequest", async (request) => {
    if (!READS.has(request.method)) refuseCrossSite(request.headers, publicUrl);
  });
}

/** For a connection that is opened by a read and may be written to. */
export function refuseCrossSite(headers: IncomingHttpHeaders, publicUrl: URL): void {
  const { origin, "sec-fetch-site": site } = headers;
  if (site === "cross-site" || (origin !== undefined && !isOwnOrigin(origin, publicUrl)))
    throw new AppError("cross_site", "This request came from another site and was refused.");
}

/** Ours, or another name of this machine with the same port when we live on loopback. */
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
