import { purgeAccounts } from "./features/accounts/purge.service.ts";
import type { Clock } from "./platform/clock.ts";
import type { Db } from "./platform/db/handles.ts";
import type { Log } from "./platform/log.ts";
import { purgePlatform } from "./platform/purge.ts";

const EVERY_MS = 3_600_000;

/** Deletes for good whatever is past its time. Every delete is by age, so running it twice is harmless. */
export async function purgeAll(db: Db, now: Date): Promise<Record<string, number>> {
  return { ...(await purgeAccounts(db, now)), ...(await purgePlatform(db, now)) };
}

/** Returns how to stop it. */
export function startPurging(world: { db: Db; clock: Clock; log: Log }): () => void {
  const { db, clock, log } = world;
  const purge = async () => {
    try {
      log.info(await purgeAll(db, clock.now()), "purged");
    } catch (err) {
      log.error({ err }, "purge failed");
    }
  };
  const timer = setInterval(purge, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
