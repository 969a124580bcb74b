import { MS_PER_HOUR, MS_PER_MINUTE } from "#domain/general/durations.ts";
import { flagFastEarners } from "./features/admin/flags.service.ts";
import { sumUp } from "./features/analytics/sums/rollup.service.ts";
import { sumStandings } from "./features/leaderboard/leaderboard.service.ts";
import { settleWaitingAwards } from "./features/progress/ledger.service.ts";
import type { Generation } from "./features/quests/generation.service.ts";
import type { Clock } from "./platform/clock.ts";
import type { Db } from "./platform/db/handles.ts";
import { LEASE_MS, withJobLease } from "./platform/jobs/job-lease.ts";
import { repeat } from "./platform/jobs/repeat.ts";
import { addJobs } from "./platform/jobs/turns.repository.ts";
import type { Log } from "./platform/log.ts";
import { purgeAll } from "./purge.ts";

const PURGE_EVERY_MS = MS_PER_HOUR;
const SETTLE_EVERY_MS = 15_000;
const PREPARE_EVERY_MS = 1_800_000;
const BILLING_EVERY_MS = MS_PER_MINUTE;
const SUM_UP_EVERY_MS = 5_000;
const SUM_STANDINGS_EVERY_MS = 2_000;
const MAILS_EVERY_MS = 300_000;
const FLAG_EVERY_MS = MS_PER_MINUTE;

interface JobsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  /** This process among all. */
  readonly instance: string;
  readonly generation: Generation;
  /** Looks after subscriptions whose paid time ran out. */
  readonly settleBilling: () => Promise<unknown>;
  /** Sends the mails that are due, where it is daytime. */
  readonly sendMails: () => Promise<unknown>;
}

interface Job {
  readonly name: string;
  readonly everyMs: number;
  work(): Promise<unknown>;
}

/**
 * What the server does by itself: each job on one instance at a time, and harmless should it ever run on two.
 * Each instance asks often whether it is its turn, so that a job does not wait for one that died. Returns how to stop.
 */
export async function startJobs(deps: JobsDeps): Promise<() => Promise<void>> {
  const jobs = listJobs(deps);
  await addJobs(
    deps.db,
    jobs.map(({ name }) => name),
  );
  const stops = jobs.map(({ name, everyMs, work }) =>
    repeat(name, Math.min(everyMs, LEASE_MS), deps.log, withJobLease(deps, name, everyMs, work)),
  );
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

function listJobs({ db, clock, generation, settleBilling, sendMails }: JobsDeps): Job[] {
  const job = (name: string, everyMs: number, work: () => Promise<unknown>) => ({ name, everyMs, work });
  return [
    job("purge", PURGE_EVERY_MS, () => purgeAll(db, clock.now())),
    job("settle awards", SETTLE_EVERY_MS, () => settleWaitingAwards(db, clock.now())),
    job("settle subscriptions", BILLING_EVERY_MS, settleBilling),
    job("sum up events", SUM_UP_EVERY_MS, async () => void (await sumUp(db))),
    job("sum up standings", SUM_STANDINGS_EVERY_MS, async () => void (await sumStandings(db))),
    job("send mails", MAILS_EVERY_MS, sendMails),
    job("flag fast earners", FLAG_EVERY_MS, () => flagFastEarners(db, clock.now())),
    job("prepare quests", PREPARE_EVERY_MS, () => generation.prepareWaiting(clock.now())),
  ];
}
