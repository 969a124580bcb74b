import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Endpoint } from "#contracts/endpoint.ts";
import type { VisitedAddress } from "#contracts/visited-addresses.ts";
import { describeApi } from "./openapi.ts";

/** The page of the app that shows the document to people. */
const REFERENCE_PAGE = "/docs/api";

/** The API description at /api/openapi.json, and the address at which people look for it. */
export function mountApiPages(
  app: FastifyInstance,
  endpoints: readonly Endpoint[],
  visited: readonly VisitedAddress[],
  { publicUrl }: { publicUrl: URL },
): void {
  const document = JSON.stringify(describeApi(endpoints, visited, publicUrl), null, 1);
  const etag = `W/"${createHash("sha256").update(document).digest("base64url").slice(0, 22)}"`;
  app.get("/api/openapi.json", (request, reply) => {
    reply.header("cache-control", "no-cache").header("etag", etag);
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("application/json; charset=utf-8").send(document);
  });
  app.get("/api/docs", (_request, reply) => reply.redirect(REFERENCE_PAGE));
}
