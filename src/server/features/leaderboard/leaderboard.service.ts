import { inBatches } from "#server/platform/db/batches.ts";
import { type Db, type Tx, withTransaction } from "#server/platform/db/handles.ts";
import type { PeopleLock } from "#server/platform/people.ts";
import * as counts from "./counts.repository.ts";
import * as standing from "./standing.repository.ts";

const AT_ONCE = 20_000;

/**
 * Call it in every transaction that changes what the leaderboard shows of people: XP, completions,
 * onboarding, privacy, closing, hiding. Recomputes everything, so an extra call is harmless.
 */
export async function updateStanding(
  tx: Tx,
  userIds: readonly string[],
  { areLocked }: PeopleLock = { areLocked: false },
): Promise<void> {
  if (userIds.length === 0) return;
  // A separate statement: the next one must see what the previous lock holder has written.
  if (!areLocked) await standing.lockPeople(tx, userIds);
  await standing.saveStandings(tx, userIds);
}

/** Call it before deleting people who may be listed. Closed accounts are not listed. */
export async function leaveLeaderboard(tx: Tx, userIds: readonly string[]): Promise<void> {
  if (userIds.length > 0) await standing.deleteStandings(tx, userIds);
}

/** Moves the inbox into the counts. Ranks are exact before and after; this only keeps the inbox short. */
export function sumStandings(db: Db): Promise<number> {
  const moveSome = (limit: number) =>
    withTransaction(db, async (tx) =>
      (await counts.isAloneWithCounts(tx)) ? counts.moveInbox(tx, limit) : 0,
    );
  return inBatches(moveSome, AT_ONCE);
}

/** Rebuilds entries and counts. Reads continue, XP changes wait. Returns how many people are listed. */
export function rebuildLeaderboard(db: Db): Promise<number> {
  return withTransaction(db, async (tx) => {
    await counts.waitForCounts(tx);
    await standing.stopChanges(tx);
    const people = await standing.rewriteEntries(tx);
    await counts.rewriteCounts(tx);
    return people;
  });
}

/** How many people are listed, and whether the sums of entries and counts match the source data. */
export async function checkLeaderboard(db: Db): Promise<{ people: number; isRight: boolean }> {
  const { truth, entries, counted } = await standing.sumBoard(db);
  const isRight =
    truth.people === entries.people &&
    truth.xp === entries.xp &&
    truth.completed === entries.completed &&
    counted === entries.people;
  return { people: truth.people, isRight };
}
