import { sql } from "kysely";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import type { Count } from "./counts.ts";

export async function addToInbox(tx: Tx, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return;
  await sql`
    insert into count_inbox (hour, metric, key, n, total)
    select * from unnest(
      ${counts.map(({ hour }) => hour.toISOString())}::timestamptz[], ${counts.map(({ metric }) => metric)}::text[],
      ${counts.map(({ key }) => key)}::text[], ${counts.map(({ n }) => n)}::bigint[],
      ${counts.map(({ total }) => total)}::double precision[])`.execute(tx);
}

/** Moves inbox rows into the hourly and daily sums, all or nothing. Returns how many rows were moved. */
export async function moveInbox(tx: Tx, limit: number): Promise<number> {
  const { rows } = await sql<{ moved: string }>`
    with taken as (
      delete from count_inbox where ctid = any(array(select ctid from count_inbox limit ${limit}))
      returning hour, metric, key, n, total
    ), hourly as (
      insert into hourly_counts as c (metric, hour, key, n, total)
      select metric, hour, key, sum(n), sum(total) from taken
      where metric not in ('hour', 'people') group by metric, hour, key
      on conflict (metric, hour, key, is_demo) do update set n = c.n + excluded.n, total = c.total + excluded.total
    ), daily as (
      insert into daily_counts as c (metric, day, key, n, total)
      select metric, (hour at time zone 'UTC')::date, key, sum(n), sum(total) from taken group by 1, 2, 3
      on conflict (metric, day, key, is_demo) do update set n = c.n + excluded.n, total = c.total + excluded.total
    )
    select count(*) as moved from taken`.execute(tx);
  return Number(rows[0]?.moved ?? 0);
}

/** Tries to take the rollup lock, held by one instance until its transaction ends. */
export async function isAloneWithSums(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ is_mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('analytics sums')) as is_mine`.execute(tx);
  return rows[0]?.is_mine ?? false;
}

export async function deleteHoursBefore(db: Handle, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("hourly_counts")
    .where("hour", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
