import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ErrorView } from "#contracts/errors.ts";
import type { Log } from "../log/log.ts";
import type { SecurityHeaders } from "./security-headers.ts";

/** Errors of Node's parser, with their HTTP status. */
const PROBLEMS: Record<string, readonly [status: number, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, "The request's headers are larger than a request may carry."],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "That is more than one request may carry."],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "The request did not arrive in time."],
};
const UNREADABLE = [400, "The request could not be understood."] as const;

interface UnreadableDeps {
  readonly headers: SecurityHeaders;
  readonly log: Log;
  nextId(): string;
}

/** Answers bytes that are not a valid request. Fastify does not run, so the whole answer is written here. */
export function answerUnreadable({ headers, log, nextId }: UnreadableDeps) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
    const requestId = nextId();
    const [status, message] = PROBLEMS[error.code ?? ""] ?? UNREADABLE;
    log.info({ requestId, route: "unreadable", status, address: socket.remoteAddress, reason: error.code });
    const view: ErrorView = { error: "invalid_input", message, requestId };
    const body = JSON.stringify(view);
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...headers.of("/api").map(([name, value]) => `${name}: ${value}`),
      `x-request-id: ${requestId}`,
      "cache-control: no-store",
      "content-type: application/json; charset=utf-8",
      `content-length: ${Buffer.byteLength(body)}`,
      "connection: close",
    ];
    socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`, () => socket.destroy());
  };
}
