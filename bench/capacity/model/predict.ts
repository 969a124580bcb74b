import { MS_PER_SECOND } from "#domain/general/durations.ts";
import { OVERNIGHT } from "#server/features/quests/generation/generation.service.ts";
import type { Costs } from "../costs.ts";
import { GATHERED } from "../kinds.ts";
import type { DayCounts } from "./day-plan.ts";

/** As in ingest.service.ts: how long the first call waits for others to share its transaction. */
export const GATHER_SECONDS = 0.025;
const US_PER_SECOND = 1e6;

export type CallCosts = Pick<Costs, "kinds" | "transaction" | "sums" | "housekeepingPerMb">;

/** CPU seconds. */
export interface Prediction {
  readonly app: number;
  /** CPU of its connections. */
  readonly database: number;
  readonly housekeeping: number;
  readonly walBytes: number;
  readonly bytesOut: number;
}

/** Cost of a day's calls: each by its kind, plus the shared transactions and the later sums. */
export function predictCalls(counts: DayCounts, costs: CallCosts, callsATransaction: number): Prediction {
  const sum = { app: 0, database: 0, walBytes: 0, bytesOut: 0 };
  let gathered = 0;
  for (const [kind, count] of counts.calls) {
    const cost = costs.kinds[kind];
    sum.app += cost.app * count;
    sum.database += cost.database * count;
    sum.walBytes += cost.walBytes * count;
    sum.bytesOut += cost.bytesOut * count;
    if (GATHERED.has(kind)) gathered += count;
  }
  const transactions = gathered / callsATransaction;
  const paid = (counts.calls.get("claim XP") ?? 0) + (counts.calls.get("claim share") ?? 0);
  const { transaction, sums } = costs;
  return {
    app:
      (sum.app + transactions * transaction.app + gathered * sums.gathered.app + paid * sums.paid.app) /
      US_PER_SECOND,
    database:
      (sum.database +
        transactions * transaction.database +
        gathered * sums.gathered.database +
        paid * sums.paid.database) /
      US_PER_SECOND,
    housekeeping: ((sum.walBytes / 1e6) * costs.housekeepingPerMb) / US_PER_SECOND,
    walBytes: sum.walBytes,
    bytesOut: sum.bytesOut,
  };
}

/** Cost of an idle process and its database over this many seconds. */
export function predictIdle({ idle }: Pick<Costs, "idle">, seconds: number) {
  return {
    app: (idle.app * seconds) / MS_PER_SECOND,
    database: (idle.backends * seconds) / MS_PER_SECOND,
    housekeeping: (idle.housekeeping * seconds) / MS_PER_SECOND,
  };
}

/** Runs per day of the jobs that run every few minutes or less often (see src/server/jobs.ts). */
export const RUNS_A_DAY = { "send mails": 288, "look for who waits for quests": 48, purge: 24 } as const;

interface DayOfJobs {
  readonly mails: number;
  /** Fraction of a day. */
  readonly share?: number;
  /** Number of people relative to the measured one: these jobs scan everybody. */
  readonly people?: number;
}

/** Maximum duration of a run, by its own limit. */
export const LONGEST_RUN_MS = {
  "send mails": 60_000,
  "look for who waits for quests": OVERNIGHT.ms,
  purge: 60_000,
} as const;

/** CPU seconds of these jobs on a day. */
export function predictJobs(
  { jobs }: Pick<Costs, "jobs">,
  { mails, share = 1, people = 1 }: DayOfJobs,
): { app: number; database: number } {
  const looked = { "send mails": jobs["look for mails due"], ...pick(jobs) };
  const total = (side: "app" | "database") => {
    let ms = jobs["send a mail"][side] * mails;
    for (const [name, runs] of Object.entries(RUNS_A_DAY) as [keyof typeof RUNS_A_DAY, number][])
      ms += Math.min(looked[name][side] * people, LONGEST_RUN_MS[name]) * runs * share;
    return ms / MS_PER_SECOND;
  };
  return { app: total("app"), database: total("database") };
}

function pick({ "look for who waits for quests": waiting, purge }: Costs["jobs"]) {
  return { "look for who waits for quests": waiting, purge };
}
