import { sql } from "kysely";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import type { Db, Handle, Tx } from "#server/platform/db/handles.ts";
import { type Count, LONG_KEPT } from "./counts.ts";

export async function addToInbox(tx: Tx, counts: readonly Count[]): Promise<void> {
  if (counts.length === 0) return;
  await sql`
    insert into count_inbox (hour, metric, key, n, total)
    select * from unnest(
      ${counts.map(({ hour }) => hour.toISOString())}::timestamptz[], ${counts.map(({ metric }) => metric)}::text[],
      ${counts.map(({ key }) => key)}::text[], ${counts.map(({ n }) => n)}::bigint[],
      ${counts.map(({ total }) => total)}::double precision[])`.execute(tx);
}

export const areSumsWaiting = () => sql<boolean>`exists (select from count_inbox)`;

/** Moves inbox rows into the hourly and daily sums, all or nothing. Returns how many rows were moved. */
export async function moveInbox(tx: Tx, limit: number): Promise<number> {
  const { rows } = await sql<{ moved: string }>`
    with taken as (
      delete from count_inbox where ctid = any(array(select ctid from count_inbox limit ${limit}))
      returning hour, metric, key, n, total
    ), hourly as (
      insert into hourly_counts as c (metric, hour, key, n, total)
      select metric, hour, key, sum(n), sum(total) from taken
      where metric <> 'people' group by metric, hour, key
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

/** Deletes hours before `before`, and those of figures without names, of which there are few, before `longBefore`. */
export async function deleteHoursBefore(
  db: Handle,
  { before, longBefore }: { before: Date; longBefore: Date },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("hourly_counts")
    .where((row) =>
      row.or([
        row("hour", "<", longBefore),
        row.and([row("hour", "<", before), row("metric", "not in", [...LONG_KEPT])]),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/**
 * Whether the hours of all UTC days since `from` are still there: then they add up to what the days hold. In one
 * statement, because hours and days change together.
 */
export async function areHoursKept(db: Db, from: CalendarDay): Promise<boolean> {
  const { rows } = await sql<{ is_kept: boolean }>`
    select not exists (
      select from daily_counts d
      where d.metric in (${sql.join([...LONG_KEPT])}) and d.day >= ${from} and d.n <> coalesce((
        select sum(h.n) from hourly_counts h
        where h.metric = d.metric and h.key = d.key and h.is_demo = d.is_demo
          and h.hour >= d.day::timestamp at time zone 'UTC'
          and h.hour < (d.day + 1)::timestamp at time zone 'UTC'
      ), 0)
    ) as is_kept`.execute(db);
  return rows[0]?.is_kept ?? false;
}
