import { createHash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "#server/platform/db/handles.ts";
import { AppError } from "#server/platform/errors.ts";
import type { RateLimits } from "#server/platform/http/rate-limits.ts";
import type { Pictures } from "#server/platform/pictures/picture-cache.ts";
import { imageUrl, shareUrl } from "./share-links.service.ts";
import { shareGonePage, sharePage } from "./share-page.ts";
import { sharePicture } from "./share-picture.ts";
import { findShownShare } from "./shown-share.service.ts";

export interface SharePagesDeps {
  readonly db: Db;
  readonly limits: RateLimits;
  readonly publicUrl: URL;
  readonly stylesheet: string | undefined;
  readonly pictures: Pictures;
}

/** Caches must revalidate each time, so that a revoked share disappears at once. */
const ASK_EACH_TIME = "no-cache";

type ByToken = FastifyRequest<{ Params: { token: string } }>;

/** The public page of a share and its picture, for people and preview crawlers. */
export function mountSharePages(app: FastifyInstance, deps: SharePagesDeps): void {
  const { db, limits, publicUrl, stylesheet, pictures } = deps;
  app.addHook("onClose", () => pictures.close());

  app.get("/s/:token", async (request: ByToken, reply) => {
    await limits.countRequest(undefined, request.ip);
    const { token } = request.params;
    const share = await findShownShare(db, token);
    reply.type("text/html; charset=utf-8").header("cache-control", ASK_EACH_TIME);
    if (!share) return reply.code(404).send(shareGonePage(stylesheet));
    const addresses = { shareUrl: shareUrl(publicUrl, token), imageUrl: imageUrl(publicUrl, token) };
    const html = sharePage(share, { ...addresses, stylesheet });
    const etag = `W/"${createHash("sha256").update(html).digest("base64url").slice(0, 22)}"`;
    return isKnown(request, reply, etag) ? reply.code(304).send() : reply.send(html);
  });

  app.get("/s/:token/image.png", async (request: ByToken, reply) => {
    await limits.countRequest(undefined, request.ip);
    const share = await findShownShare(db, request.params.token);
    if (!share) throw new AppError("not_found", "There is nothing at this address.");
    return sendPicture(pictures, share, request, reply);
  });
}

async function sendPicture(
  pictures: Pictures,
  share: Parameters<typeof sharePicture>[0],
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const picture = sharePicture(share);
  const etag = `"${pictures.nameOf(picture)}"`;
  reply
    .header("cache-control", ASK_EACH_TIME)
    .header("x-robots-tag", "noindex")
    // Other sites embed the picture.
    .header("cross-origin-resource-policy", "cross-origin");
  if (isKnown(request, reply, etag)) return reply.code(304).send();
  return reply.type("image/png").send(await pictures.draw(picture));
}

function isKnown(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header("etag", etag);
  return request.headers["if-none-match"]?.includes(etag) ?? false;
}
