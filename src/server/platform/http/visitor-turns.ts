import type { FastifyInstance } from "fastify";
import type { FairQueue } from "./fair-queue.ts";
import { isInProcess } from "./in-process.ts";

/** Addresses beside the contract's calls that ask the database: each is served when its caller's turn has come. */
export function takeTurns(app: FastifyInstance, queue: FairQueue, prefixes: readonly string[]): void {
  app.addHook("onRequest", async (request, reply) => {
    const { url = "" } = request.routeOptions;
    if (!prefixes.some((prefix) => url.startsWith(prefix)) || isInProcess(request.headers)) return;
    const answered = new Promise<void>((resolve) => void reply.raw.once("close", resolve));
    await new Promise<void>((letIn, refuse) => {
      const served = queue.serve(undefined, request.ip, "write", () => {
        letIn();
        return answered;
      });
      served.catch(refuse);
    });
  });
}
