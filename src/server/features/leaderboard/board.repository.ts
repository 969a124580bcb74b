import { sql } from "kysely";
import type { Handle } from "#server/platform/db/handles.ts";
import { prepare } from "#server/platform/db/prepared.ts";

export type BoardRow = Awaited<ReturnType<typeof listTop>>[number];

export function listTop(db: Handle, limit: number) {
  return db
    .selectFrom("leaderboard_entries as e")
    .innerJoin("users", "users.id", "e.user_id")
    .select(["e.user_id", "e.xp", "e.completed"])
    .select(["users.username", "users.business_name", "users.shows_business_name"])
    .select(["users.leaderboard_privacy", "users.issuer", "users.avatar_id"])
    .orderBy("e.xp", "desc")
    .orderBy("e.completed", "desc")
    .orderBy("e.reached_at")
    .orderBy("e.user_id")
    .limit(limit)
    .execute();
}

export interface OwnRow {
  readonly xp: number;
  readonly completed: number;
  readonly rank: number;
}

/**
 * One statement, so that counts and inbox are from the same snapshot and the rank is exact.
 * Reads a few hundred rows at most, however many people there are.
 */
const selectOwn = prepare(
  (_db, { userId }: { userId: string }) => sql<OwnRow>`
    select e.xp, e.completed, (1
      + coalesce((select sum(people) from leaderboard_counts where level = 2 and bucket > e.xp / 100000), 0)
      + coalesce((select sum(people) from leaderboard_counts
          where level = 1 and bucket > e.xp / 1000 and bucket < (e.xp / 100000 + 1) * 100), 0)
      + coalesce((select sum(people) from leaderboard_counts
          where level = 0 and bucket > e.xp and bucket < (e.xp / 1000 + 1) * 1000), 0)
      + coalesce((select sum(change) from leaderboard_inbox where xp > e.xp), 0))::int as rank
    from leaderboard_entries e where e.user_id = ${userId}`,
);

/** The person's row with rank; undefined if they are not listed. */
export async function readOwn(db: Handle, userId: string): Promise<OwnRow | undefined> {
  const [row] = await selectOwn(db, { userId });
  return row;
}

export async function readObstacles(
  db: Handle,
  userId: string,
): Promise<{ completed: number; isHidden: boolean }> {
  const row = await db
    .selectFrom("users")
    .leftJoin("quest_totals", "quest_totals.user_id", "users.id")
    .leftJoin("leaderboard_flags", "leaderboard_flags.user_id", "users.id")
    .select(["quest_totals.completed", "quest_totals.imported", "leaderboard_flags.state"])
    .where("users.id", "=", userId)
    .executeTakeFirst();
  return { completed: (row?.completed ?? 0) - (row?.imported ?? 0), isHidden: row?.state === "hidden" };
}
