import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import type { EndpointRoute } from "../http/endpoint-routes.ts";
import type { VisitedLanes } from "../http/queue/visited-paths.ts";
import type { Job } from "../jobs/job.ts";
import type { PersonParts } from "../people.ts";
import type { OpsCommand } from "./ops-command.ts";

export type PurgeDeps = Pick<Context, "db" | "now" | "people">;

/** How many rows of each kind were deleted. */
export type Purged = Record<string, number>;

/** All parts of a feature. `D` is what its routes, mounts and jobs need from the services. */
export interface Feature<D = never> {
  /** Its endpoints of the contract. */
  readonly routes?: (deps: D) => readonly EndpointRoute[];
  /** Its addresses outside the contract: pages, pictures, webhooks. */
  readonly mount?: (app: FastifyInstance, deps: D) => void | Promise<void>;
  /** Lanes of those addresses that query the database, by path prefix: calls to them are queued. */
  readonly lanes?: VisitedLanes;
  /** Periodic jobs, each run on one instance at a time. */
  readonly jobs?: (deps: D) => readonly Job[];
  /** Permanently deletes expired data. Running it twice is harmless. */
  readonly purge?: (deps: PurgeDeps) => Promise<Purged>;
  /** Commands for the operator: `npm run ops -- <name>`. */
  readonly commands?: readonly OpsCommand[];
  /** What it does with a person's data; null if it stores nothing about people. */
  readonly person: PersonParts | null;
}

/** Type-checks a feature where it is defined, and keeps the type of its dependencies. */
export function feature<D = unknown>(parts: Feature<D>): Feature<D> {
  return parts;
}
