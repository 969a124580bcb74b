import type { Server } from "node:net";

/** Number of open sockets of a server; 0 before it listens. */
export function countSockets(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((error, count) => resolve(error ? 0 : count)));
}
