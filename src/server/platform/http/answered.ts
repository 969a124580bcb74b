import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";

const waitingFor = new WeakMap<Socket, Set<() => void>>();

/**
 * Calls `done` once the answer is sent or can no longer be sent. The response's own "close" is not enough:
 * it is not emitted for a request queued behind another on a connection that breaks.
 */
export function onceAnswered({ raw: { socket } }: FastifyRequest, { raw }: FastifyReply, done: () => void) {
  const waiting = waitingFor.get(socket) ?? watch(socket);
  const end = () => {
    raw.off("close", end);
    if (waiting.delete(end)) done();
  };
  waiting.add(end);
  raw.once("close", end);
}

function watch(socket: Socket): Set<() => void> {
  const waiting = new Set<() => void>();
  waitingFor.set(socket, waiting);
  socket.once("close", () => {
    for (const end of [...waiting]) end();
  });
  return waiting;
}
