import type { FastifyInstance } from "fastify";
import { onceAnswered } from "../answered.ts";
import { isInProcess } from "../in-process.ts";
import type { FairQueue, Lane } from "./fair-queue.ts";

/** Path prefixes outside the contract whose handlers query the database, with their lanes. */
export type VisitedLanes = Readonly<Record<string, Lane>>;

/** Queues calls to these paths. The body has been read by then, so a slow sender holds no place. */
export function queueVisitedPaths(app: FastifyInstance, queue: FairQueue, visited: VisitedLanes): void {
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
