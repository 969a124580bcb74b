import type { FastifyInstance } from "fastify";
import type { EndpointRoute } from "../http/endpoint-routes.ts";
import type { VisitedLanes } from "../http/queue/visitor-turns.ts";
import type { Job } from "../jobs/start-jobs.ts";
import type { PersonParts } from "../people.ts";
import type { OpsCommand } from "./ops-command.ts";
import type { PurgeDeps, Purged } from "./purge.ts";

/** All that a feature is. `D` is what its routes, mounts and jobs need of the services. */
export interface Feature<D = never> {
  /** Its calls of the contract. */
  readonly routes?: (deps: D) => readonly EndpointRoute[];
  /** Its addresses beside the contract: pages, pictures, webhooks. */
  readonly mount?: (app: FastifyInstance, deps: D) => void | Promise<void>;
  /** Which of these ask the database, by how they begin: each call waits for its caller's turn. */
  readonly lanes?: VisitedLanes;
  /** What runs again and again, on one instance at a time. */
  readonly jobs?: (deps: D) => readonly Job[];
  /** Deletes for good what is past its time. Running it twice is harmless. */
  readonly purge?: (deps: PurgeDeps) => Promise<Purged>;
  /** What an operator can do with it: `npm run ops -- <name>`. */
  readonly commands?: readonly OpsCommand[];
  /** What it does with a person's data; null where it keeps nothing about anybody. */
  readonly person: PersonParts | null;
}

/** Checks the parts of a feature where they are written down, and keeps the type of what it needs. */
export function feature<D = unknown>(parts: Feature<D>): Feature<D> {
  return parts;
}
