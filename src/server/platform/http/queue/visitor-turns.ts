import type { FastifyInstance } from "fastify";
import { onceAnswered } from "../answered.ts";
import { isInProcess } from "../in-process.ts";
import type { FairQueue, Lane } from "./fair-queue.ts";

/** Addresses beside the contract's calls that ask the database, by how they begin. */
export type VisitedLanes = Readonly<Record<string, Lane>>;

/** Serves each of them when its caller's turn has come. The body is read by then: a slow sender holds no turn. */
export function takeTurns(app: FastifyInstance, queue: FairQueue, visited: VisitedLanes): void {
  const lanes = Object.entries(visited);
  const laneAt = (url: string) => lanes.find(([prefix]) => url.startsWith(prefix))?.[1];
  app.addHook("preHandler", (request, reply, done) => {
    const lane = laneAt(request.routeOptions.url ?? "");
    if (!lane || isInProcess(request.headers)) return done();
    const answered = new Promise<void>((resolve) => onceAnswered(request, reply, resolve));
    const served = queue.serve(undefined, request.ip, lane, () => {
      done();
      return answered;
    });
    served.catch(done);
  });
}
