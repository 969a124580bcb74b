import type { PublicContext } from "#server/platform/context.ts";
import { withTransaction } from "#server/platform/db/handles.ts";
import * as awards from "./settle.repository.ts";

/** Age at which the server settles an award; with the interval between runs, within a minute. */
const SETTLE_AFTER_MS = 30_000;
const PEOPLE_A_ROUND = 200;

type SettleDeps = Pick<PublicContext, "db" | "now" | "people">;

/** Settles unclaimed awards, so that no XP is lost when a tab is closed. */
export async function settleWaitingAwards({ db, now, people }: SettleDeps): Promise<number> {
  const createdBefore = new Date(now.getTime() - SETTLE_AFTER_MS);
  return withTransaction(db, async (tx) => {
    const userIds = await awards.lockPeopleWithAwards(tx, createdBefore, PEOPLE_A_ROUND);
    if (userIds.length === 0) return 0;
    const settled = await awards.settleAll(tx, userIds, createdBefore, now);
    await people.changed(tx, userIds);
    return settled;
  });
}
