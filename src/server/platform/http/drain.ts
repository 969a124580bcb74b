import type { Server } from "node:http";
import net from "node:net";
import type { FastifyInstance } from "fastify";
import { AppError } from "../errors.ts";
import { onceAnswered } from "./answered.ts";
import { isInProcess } from "./in-process.ts";

/** Long enough for requests that were on their way when the signal came. */
const LATE_REQUESTS_MS = 300;
const UNDER_WAY_MS = 10_000;
const POLL_MS = 20;

export interface Drain {
  /** Whether new requests should go elsewhere. */
  isDraining(): boolean;
  /** Whether new requests are refused. */
  isRefusing(): boolean;
  /** /readyz answers no while requests are still served, until load balancers have had time to notice. */
  announce(): Promise<void>;
  /** Answers received requests, refuses new ones, and resolves when none is under way. */
  drain(): Promise<void>;
}

/**
 * Node's own close() cuts idle connections at once, and with them a request already in the socket's buffer.
 * So: stop accepting, answer late requests on open connections with 503 and "close", then cut idle ones.
 */
export function createDrain(app: FastifyInstance, announceMs: number): Drain {
  let isDraining = false;
  let isRefusing = false;
  let underWay = 0;

  app.addHook("onRequest", async (request, reply) => {
    underWay++;
    onceAnswered(request, reply, () => void underWay--);
    if (!isRefusing || isInProcess(request.headers)) return;
    reply.header("connection", "close");
    throw new AppError("unavailable", "We are restarting. Please try again in a moment.", {
      retryAfterSeconds: 2,
    });
  });
  app.addHook("onSend", async (_request, reply) => {
    if (isDraining) reply.header("connection", "close");
  });

  return {
    isDraining: () => isDraining,
    isRefusing: () => isRefusing,
    async announce() {
      isDraining = true;
      await pause(announceMs);
    },
    async drain() {
      isDraining = true;
      isRefusing = true;
      const server = app.server as Server;
      const startedAt = Date.now();
      // Two turns of the event loop accept connections that the kernel has already queued.
      for (let turn = 0; turn < 2; turn++) await new Promise((resolve) => setImmediate(resolve));
      net.Server.prototype.close.call(server);
      await pause(LATE_REQUESTS_MS);
      while (underWay > 0 && Date.now() - startedAt < UNDER_WAY_MS) await pause(POLL_MS);
      server.closeAllConnections();
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
