import { type Db, type Tx, withTransaction } from "#server/platform/db/handles.ts";
import * as counts from "./counts.repository.ts";
import * as standing from "./standing.repository.ts";

const AT_ONCE = 20_000;

/**
 * To be called in every transaction that changes what the leaderboard shows of people: XP, completions, onboarding,
 * privacy, closing, hiding. Works everything out anew, so calling it once too often is harmless.
 */
export async function updateStanding(tx: Tx, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  // In a statement of its own: what comes next must see what whoever held the lock has written.
  await standing.lockPeople(tx, userIds);
  await standing.saveStandings(tx, userIds);
}

/** To be called before people are deleted who may be listed. Closed accounts are not. */
export async function leaveLeaderboard(tx: Tx, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await standing.deleteStandings(tx, userIds);
}

/** Brings the counts up to date. Ranks are exact before and after; it only keeps the inbox short. */
export async function sumStandings(db: Db): Promise<number> {
  let total = 0;
  for (;;) {
    const moved = await withTransaction(db, async (tx) =>
      (await counts.isAloneWithCounts(tx)) ? counts.moveInbox(tx, AT_ONCE) : 0,
    );
    total += moved;
    if (moved < AT_ONCE) return total;
  }
}

/** Everything from the truth. Reading goes on meanwhile, earning waits. Answers how many people are listed. */
export function rebuildLeaderboard(db: Db): Promise<number> {
  return withTransaction(db, async (tx) => {
    await counts.waitForCounts(tx);
    await standing.stopChanges(tx);
    const people = await standing.rewriteEntries(tx);
    await counts.rewriteCounts(tx);
    return people;
  });
}

/** How many people are listed, and whether entries and counts agree with the truth by their sums. */
export async function checkLeaderboard(db: Db): Promise<{ people: number; isRight: boolean }> {
  const { truth, entries, counted } = await standing.sumBoard(db);
  const isRight =
    truth.people === entries.people &&
    truth.xp === entries.xp &&
    truth.completed === entries.completed &&
    counted === entries.people;
  return { people: truth.people, isRight };
}
