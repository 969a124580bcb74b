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
  let made: ReturnType<typeof makeDocument> | undefined;
  // At its first reading: describing every call took a sixth of a start.
  const document = () => {
    made ??= makeDocument(endpoints, visited, publicUrl);
    return made;
  };
  app.get("/api/openapi.json", (request, reply) => {
    const { text, etag } = document();
    reply.header("cache-control", "no-cache").header("etag", etag);
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("application/json; charset=utf-8").send(text);
  });
  app.get("/api/docs", (_request, reply) => reply.redirect(REFERENCE_PAGE));
}

function makeDocument(...described: Parameters<typeof describeApi>) {
  const text = JSON.stringify(describeApi(...described), null, 1);
  return { text, etag: `W/"${createHash("sha256").update(text).digest("base64url").slice(0, 22)}"` };
}
