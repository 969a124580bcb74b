import { flagFastEarners } from "./features/admin/flags.service.ts";
import { sumUp } from "./features/analytics/rollup.service.ts";
import { sumStandings } from "./features/leaderboard/leaderboard.service.ts";
import { settleWaitingAwards } from "./features/progress/ledger.service.ts";
import type { Generation } from "./features/quests/generation.service.ts";
import type { Clock } from "./platform/clock.ts";
import type { Db } from "./platform/db/handles.ts";
import { repeat } from "./platform/jobs/repeat.ts";
import type { Log } from "./platform/log.ts";
import { purgeAll } from "./purge.ts";

const PURGE_EVERY_MS = 3_600_000;
const SETTLE_EVERY_MS = 15_000;
const PREPARE_EVERY_MS = 1_800_000;
const BILLING_EVERY_MS = 60_000;
const SUM_UP_EVERY_MS = 5_000;
const SUM_STANDINGS_EVERY_MS = 2_000;
const MAILS_EVERY_MS = 300_000;
const FLAG_EVERY_MS = 60_000;

interface JobsWorld {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly generation: Generation;
  /** Looks after subscriptions whose paid time ran out. */
  readonly settleBilling: () => Promise<unknown>;
  /** Sends the mails that are due, where it is daytime. */
  readonly sendMails: () => Promise<unknown>;
}

/** What the server does by itself. Each job may run on several instances at once. Returns how to stop them. */
export function startJobs({ db, clock, log, generation, settleBilling, sendMails }: JobsWorld): () => void {
  const stops = [
    repeat("purge", PURGE_EVERY_MS, log, () => purgeAll(db, clock.now())),
    repeat("settle awards", SETTLE_EVERY_MS, log, () => settleWaitingAwards(db, clock.now())),
    repeat("settle subscriptions", BILLING_EVERY_MS, log, settleBilling),
    repeat("sum up events", SUM_UP_EVERY_MS, log, async () => void (await sumUp(db))),
    repeat("sum up standings", SUM_STANDINGS_EVERY_MS, log, async () => void (await sumStandings(db))),
    repeat("send mails", MAILS_EVERY_MS, log, sendMails),
    repeat("flag fast earners", FLAG_EVERY_MS, log, () => flagFastEarners(db, clock.now())),
    repeat("prepare quests", PREPARE_EVERY_MS, log, () => generation.prepareWaiting(clock.now())),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
