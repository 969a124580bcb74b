import { setTimeout as later } from "node:timers/promises";
import type { Job } from "./job.ts";
import { addJobs } from "./job-leases.repository.ts";
import { createJobTurns, type JobTurnsDeps } from "./job-turns.ts";
import { FIRST_AFTER_MS, untilDone } from "./repeat.ts";

/**
 * Runs each job on one instance at a time. Every instance asks for its turn, so that a job does not wait for
 * an instance that died. Returns a function that stops the jobs.
 */
export async function startJobs(deps: JobTurnsDeps, jobs: readonly Job[]): Promise<() => Promise<void>> {
  const names = jobs.map(({ name }) => name);
  await addJobs(deps.db, names);
  const turns = createJobTurns(deps, jobs, performance.now() + FIRST_AFTER_MS);
  const stopping = new AbortController();
  const asking = askAgainAndAgain(turns, stopping.signal);
  return async () => {
    stopping.abort();
    await untilDone(asking.then(() => turns.untilDone()));
  };
}

/** Each time after the answer to the last one: a slow database is not asked twice at once. */
async function askAgainAndAgain(
  turns: ReturnType<typeof createJobTurns>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const waitMs = Math.max(0, turns.nextAt() - performance.now());
    // Ends at once when the jobs are stopped.
    await later(waitMs, undefined, { ref: false, signal }).catch(() => undefined);
    if (!signal.aborted) await turns.ask(performance.now());
  }
}
