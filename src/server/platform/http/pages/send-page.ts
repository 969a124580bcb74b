import type { FastifyReply } from "fastify";

/** Sends HTML that must not be cached. */
export function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).type("text/html; charset=utf-8").header("cache-control", "no-store").send(page);
}
