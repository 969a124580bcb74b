import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Encoding = keyof typeof packers;

export type SendPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
) => Promise<FastifyReply>;

/** An HTML page that never changes while the server runs: compressed once, and answered with 304 by ETag. */
export function preparePage(text: string, vary: string[] = []): SendPage {
  const bytes = Buffer.from(text);
  const tag = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  const packed = new Map<Encoding, Promise<Buffer>>();
  const pack = (encoding: Encoding) => {
    const known = packed.get(encoding) ?? packers[encoding](bytes);
    packed.set(encoding, known);
    return known;
  };
  return async (request, reply, status) => {
    const encoding = wantedEncoding(request.headers["accept-encoding"]);
    const etag = `W/"${tag}"`;
    reply
      .code(status)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("vary", ["accept-encoding", ...vary].join(", "))
      .header("etag", etag);
    if (status === 200 && request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    if (!encoding) return reply.send(bytes);
    return reply.header("content-encoding", encoding).send(await pack(encoding));
  };
}

function wantedEncoding(header = ""): Encoding | undefined {
  const accepted = String(header)
    .split(",")
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/u.test(part))
    .map((part) => part.split(";")[0]?.trim());
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding));
}
