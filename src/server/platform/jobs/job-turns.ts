import type { Log } from "../log/log.ts";
import type { Job } from "./job.ts";
import { LEASE_MS, type LeaseDeps, leaseTimes, withJobLease } from "./job-lease.ts";
import { listReady } from "./job-leases.repository.ts";
import { runLogged } from "./repeat.ts";

export interface JobTurnsDeps extends LeaseDeps {
  readonly log: Log;
}

/** Jobs whose turns are this close together are asked for in one statement. */
const TOGETHER_MS = 250;

/**
 * When this instance asks for each job, and what it runs. One read tells which of them are due and have something
 * to do; only those take a lease: most of the time nothing is there, and an idle instance should cost nothing.
 */
export function createJobTurns(deps: JobTurnsDeps, jobs: readonly Job[], firstAt: number) {
  const { db, log } = deps;
  const turns = jobs.map((job) => ({
    ...job,
    times: leaseTimes(job.everyMs),
    askEveryMs: Math.min(job.everyMs, LEASE_MS),
    nextAt: firstAt,
    run: withJobLease(deps, job.name, job.everyMs, job.work),
    running: undefined as Promise<void> | undefined,
  }));
  return {
    nextAt: () => Math.min(...turns.map(({ nextAt }) => nextAt)),

    /** Starts what is ready, without waiting for it. `now` is this process's own time, as `nextAt`. */
    async ask(now: number): Promise<void> {
      const due = turns.filter(({ nextAt }) => nextAt <= now + TOGETHER_MS);
      // From the planned time, so that turns that fall together stay together.
      for (const turn of due) while (turn.nextAt <= now + TOGETHER_MS) turn.nextAt += turn.askEveryMs;
      const free = due.filter(({ running }) => running === undefined);
      if (free.length === 0) return;
      const ready = await listReady(db, free).catch((err: unknown) => {
        log.error({ err }, "jobs could not be asked for");
        return new Set<string>();
      });
      for (const turn of free) {
        if (!ready.has(turn.name)) continue;
        turn.running = runLogged(turn.name, log, turn.run).finally(() => {
          turn.running = undefined;
        });
      }
    },

    /** Resolves when nothing runs. */
    untilDone: () => Promise.all(turns.map(({ running }) => running)),
  };
}
