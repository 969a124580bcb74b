import { settleWaitingAwards } from "./features/progress/ledger.service.ts";
import type { Clock } from "./platform/clock.ts";
import type { Db } from "./platform/db/handles.ts";
import { repeat } from "./platform/jobs/repeat.ts";
import type { Log } from "./platform/log.ts";
import { purgeAll } from "./purge.ts";

const PURGE_EVERY_MS = 3_600_000;
const SETTLE_EVERY_MS = 15_000;

/** What the server does by itself. Each job may run on several instances at once. Returns how to stop them. */
export function startJobs({ db, clock, log }: { db: Db; clock: Clock; log: Log }): () => void {
  const stops = [
    repeat("purge", PURGE_EVERY_MS, log, () => purgeAll(db, clock.now())),
    repeat("settle awards", SETTLE_EVERY_MS, log, () => settleWaitingAwards(db, clock.now())),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
