import type { Server } from "node:net";

/** Open sockets of a server; none before it listens. */
export function countSockets(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));
}
