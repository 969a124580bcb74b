import type { Db } from "../db/handles.ts";
import type { Log } from "../log/log.ts";
import { LEASE_MS, withJobLease } from "./job-lease.ts";
import { repeat } from "./repeat.ts";
import { addJobs } from "./turns.repository.ts";

/** Harmless should it ever run on two instances at once. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  work(): Promise<unknown>;
}

interface JobsDeps {
  readonly db: Db;
  readonly log: Log;
  /** This process among all. */
  readonly instance: string;
}

/**
 * Runs each job on one instance at a time. Each instance asks often whether it is its turn, so that a job does not
 * wait for an instance that died. Returns how to stop.
 */
export async function startJobs(deps: JobsDeps, jobs: readonly Job[]): Promise<() => Promise<void>> {
  await addJobs(
    deps.db,
    jobs.map(({ name }) => name),
  );
  const stops = jobs.map(({ name, everyMs, work }) =>
    repeat(name, Math.min(everyMs, LEASE_MS), deps.log, withJobLease(deps, name, everyMs, work)),
  );
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}
