import type { Log } from "../log/log.ts";
import type { LeaseDeps } from "./job-lease.ts";
import { LEASE_MS, withJobLease } from "./job-lease.ts";
import { addJobs } from "./job-leases.repository.ts";
import { repeat } from "./repeat.ts";

/** A periodic job. It must be harmless if it ever runs on two instances at once. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  work(): Promise<unknown>;
}

interface JobsDeps extends LeaseDeps {
  readonly log: Log;
}

/**
 * Runs each job on one instance at a time. Every instance polls for its turn, so that a job does not wait for
 * an instance that died. Returns a function that stops the jobs.
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
