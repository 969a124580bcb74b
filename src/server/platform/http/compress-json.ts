import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Below this an answer is sent as it is: with its headers it fills a packet or two either way. */
export const COMPRESS_FROM_BYTES = 1_024;
/** Longer answers, such as an export, are compressed bit by bit, so that other requests go on meanwhile. */
const AT_ONCE_BYTES = 256 * 1_024;
/** Up to here the better quality takes less than a third of a millisecond. */
const BETTER_UP_TO_BYTES = 32 * 1_024;

/**
 * Compresses an answer in one go. A stream for each answer costs four times the processor time, and a higher quality
 * more than the few bytes it saves. Returns the body as it is where this is not the way for it.
 */
export function compressJson(request: FastifyRequest, reply: FastifyReply, body: string): string | Buffer {
  const bytes = Buffer.byteLength(body);
  if (bytes < COMPRESS_FROM_BYTES || bytes > AT_ONCE_BYTES) return body;
  const encoding = chosenEncoding(request.headers["accept-encoding"]);
  if (!encoding) return body;
  const vary = reply.getHeader("vary");
  reply.header("vary", vary ? `${vary}, accept-encoding` : "accept-encoding");
  reply.header("content-encoding", encoding);
  return encoding === "br" ? brotli(body, bytes) : gzipSync(body, { level: 1 });
}

function brotli(body: string, bytes: number): Buffer {
  return brotliCompressSync(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: bytes <= BETTER_UP_TO_BYTES ? 2 : 1,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
    },
  });
}

function chosenEncoding(accepted: string | string[] | undefined): "br" | "gzip" | undefined {
  const names = String(accepted ?? "")
    .split(",")
    .filter((entry) => !/;\s*q=0(?:\.0*)?\s*$/u.test(entry))
    .map((entry) => entry.split(";")[0]?.trim().toLowerCase());
  return (["br", "gzip"] as const).find((encoding) => names.includes(encoding));
}
