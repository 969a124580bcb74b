import type { Db } from "#server/platform/db/handles.ts";

export interface SlowEntry {
  readonly id: string;
  readonly xp: number;
  readonly completed: number;
  readonly rank: number;
}

/** The leaderboard by its definition: reads everybody, caches nothing. */
export async function slowBoard(db: Db): Promise<SlowEntry[]> {
  const users = await db.selectFrom("users").selectAll().execute();
  const totals = await db.selectFrom("quest_totals").selectAll().execute();
  const awards = await db.selectFrom("xp_ledger").selectAll().execute();
  const hidden = await db.selectFrom("leaderboard_flags").selectAll().where("state", "=", "hidden").execute();
  const listed = users
    .filter((user) => user.onboarded_at && !user.closed_at && user.leaderboard_privacy !== "off")
    .filter((user) => !hidden.some((flag) => flag.user_id === user.id))
    .map((user) => {
      const earned = awards
        .filter((award) => award.user_id === user.id && award.settled_at && award.amount > 0)
        .map((award) => award.created_at.getTime());
      return {
        id: user.id,
        xp: user.total_xp,
        completed: totals.find((total) => total.user_id === user.id)?.completed ?? 0,
        reachedAt: Math.max(...earned, earned.length > 0 ? 0 : (user.onboarded_at?.getTime() ?? 0)),
      };
    })
    .filter(({ completed }) => completed > 0)
    .sort(
      (a, b) =>
        b.xp - a.xp || b.completed - a.completed || a.reachedAt - b.reachedAt || (a.id < b.id ? -1 : 1),
    );
  return listed.map(({ id, xp, completed }) => ({
    id,
    xp,
    completed,
    rank: 1 + listed.filter((other) => other.xp > xp).length,
  }));
}
