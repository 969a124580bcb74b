import { sql } from "kysely";
import type { Tx } from "#server/platform/db/handles.ts";

/** Bucket widths of the three levels: 1, 1,000 and 100,000 XP. */
const BUCKETS = sql.raw("(values (0, xp), (1, xp / 1000), (2, xp / 100000)) b (level, bucket)");

/** Tries to take the counts lock, held by one instance until its transaction ends. */
export async function isAloneWithCounts(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ is_mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('leaderboard counts')) as is_mine`.execute(tx);
  return rows[0]?.is_mine ?? false;
}

export async function waitForCounts(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('leaderboard counts'))`.execute(tx);
}

export const areCountsWaiting = () => sql<boolean>`exists (select from leaderboard_inbox)`;

/** Moves inbox rows into the counts, all or nothing. Returns how many rows were moved. */
export async function moveInbox(tx: Tx, limit: number): Promise<number> {
  const { rows } = await sql<{ moved: string }>`
    with taken as (
      delete from leaderboard_inbox where ctid = any(array(select ctid from leaderboard_inbox limit ${limit}))
      returning xp, change
    ), counted as (
      insert into leaderboard_counts as c (level, bucket, people)
      select b.level, b.bucket, sum(change) from taken cross join lateral ${BUCKETS}
      group by b.level, b.bucket having sum(change) <> 0
      on conflict (level, bucket) do update set people = c.people + excluded.people
    )
    select count(*) as moved from taken`.execute(tx);
  return Number(rows[0]?.moved ?? 0);
}

/** Recomputes the counts from the entries, which must be locked against changes. */
export async function rewriteCounts(tx: Tx): Promise<void> {
  await tx.deleteFrom("leaderboard_inbox").execute();
  await tx.deleteFrom("leaderboard_counts").execute();
  await sql`
    insert into leaderboard_counts (level, bucket, people)
    select b.level, b.bucket, count(*) from leaderboard_entries cross join lateral ${BUCKETS}
    group by b.level, b.bucket`.execute(tx);
}
