import type { createApp } from "#server/app.ts";

/** How the server answers what a page wants to change. */
export interface BadLine {
  /** "fault": it answers 503 and does nothing. "lost": it does it, and its answer never arrives. */
  mode: "fine" | "fault" | "lost";
}

const WRITES = /^\/api\/(?:tasks|money|auth\/user\/xp)/u;
const FAULT = { error: "unavailable", message: "Try again.", requestId: "fault" };

export function putBadLine(app: Awaited<ReturnType<typeof createApp>>["app"], line: BadLine): void {
  const isWrite = ({ method, url }: { method: string; url: string }) => method !== "GET" && WRITES.test(url);
  app.addHook("onRequest", async (request, reply) => {
    if (line.mode === "fault" && isWrite(request)) return reply.code(503).send(FAULT);
  });
  app.addHook("onSend", async (request, _reply, payload) => {
    if (line.mode === "lost" && isWrite(request)) request.raw.socket.destroy();
    return payload;
  });
}
