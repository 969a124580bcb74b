import type { FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "../context.ts";
import { AppError } from "../errors.ts";
import type { Log } from "../log/log.ts";
import type { SessionWatch } from "../session-watch.ts";

/** Sends server-sent events to one client. */
export interface EventStream {
  send(event: string, data: unknown): void;
  /** Aborted when the client disconnects or their session ends. */
  readonly signal: AbortSignal;
}

export function wantsEvents(request: FastifyRequest): boolean {
  return /\btext\/event-stream\b/u.test(request.headers.accept ?? "");
}

interface StreamDeps {
  readonly log: Log;
  readonly sessions: Pick<SessionWatch, "add">;
  readonly actor: Actor | null;
}

/**
 * Answers as server-sent events. The headers are sent with the first event, so that a refusal before it
 * is an ordinary error with its status; a failure after it is an `error` event.
 */
export async function answerWithEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  { log, sessions, actor }: StreamDeps,
  work: (stream: EventStream) => Promise<void>,
): Promise<void> {
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  const send: EventStream["send"] = (event, data) => {
    if (gone.signal.aborted) return;
    if (!reply.raw.headersSent) begin(reply);
    reply.raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const cut = () => {
    send("error", { code: "unauthenticated", message: "You were signed out. Please sign in again." });
    gone.abort();
    reply.raw.end();
  };
  const unwatch =
    actor &&
    sessions.add({ sessionId: actor.sessionId, onCheck: (role) => void (role === undefined && cut()) });
  try {
    await work({ send, signal: gone.signal });
  } catch (error) {
    if (!reply.raw.headersSent && !gone.signal.aborted) throw error;
    if (!(error instanceof AppError)) log.error({ err: error, requestId: request.id }, "a stream failed");
    const known = error instanceof AppError ? error : null;
    send("error", {
      code: known?.code ?? "internal",
      message: known?.message ?? "Something went wrong. Please try again.",
    });
  } finally {
    unwatch?.();
  }
  if (!reply.raw.headersSent) begin(reply);
  reply.raw.end();
}

function begin(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store",
    // A proxy that buffers the answer would defeat streaming.
    "x-accel-buffering": "no",
  });
}
