import { updateStanding } from "#server/features/leaderboard/leaderboard.service.ts";
import { type Db, withTransaction } from "#server/platform/db/handles.ts";
import * as awards from "./settle.repository.ts";

/** An award is settled by the server within a minute: this, plus the pause between two rounds. */
const SETTLE_AFTER_MS = 30_000;
const PEOPLE_A_ROUND = 200;

/** Settles what nobody claimed, so that no XP is lost with a closed tab. */
export async function settleWaitingAwards(db: Db, now: Date): Promise<number> {
  const createdBefore = new Date(now.getTime() - SETTLE_AFTER_MS);
  return withTransaction(db, async (tx) => {
    const people = await awards.lockPeopleWithAwards(tx, createdBefore, PEOPLE_A_ROUND);
    if (people.length === 0) return 0;
    const settled = await awards.settleAll(tx, people, createdBefore, now);
    await updateStanding(tx, people);
    return settled;
  });
}
