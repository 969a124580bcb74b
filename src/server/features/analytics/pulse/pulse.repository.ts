import { sql } from "kysely";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { daysHere } from "../sums/days-here.repository.ts";

function edgeArray(edges: readonly Date[]) {
  return sql`${edges.map((edge) => edge.toISOString())}::timestamptz[]`;
}

interface PresenceSums {
  readonly total: number;
  readonly xp: number;
  readonly active: number;
  readonly before: number;
  readonly returned: number;
  /** The same one period earlier. */
  readonly earlier: number;
  readonly earlierReturned: number;
  /** Of the people of the period before, those here on each day of the range, oldest first. */
  readonly daily: readonly number[];
}

/**
 * Open accounts by the days on which they were here. Days are counted back from `today` (UTC); a period of
 * `days` days must fit twice into the two months that are kept, `hasEarlier` says whether three times.
 */
export async function sumPresence(
  db: Db,
  { today, days, hasEarlier }: { today: CalendarDay; days: number; hasEarlier: boolean },
): Promise<PresenceSums> {
  const mask = (period: number) => sql.lit(String(((1n << BigInt(days)) - 1n) << BigInt(period * days)));
  const wasHere = (period: number) => sql`here & ${mask(period)}::bigint <> 0`;
  const earlier = hasEarlier ? wasHere(2) : sql`false`;
  const onDay = (ago: number) =>
    sql`count(*) filter (where ${wasHere(1)} and here & ${sql.lit(String(1n << BigInt(ago)))}::bigint <> 0)::int`;
  const { rows } = await sql<PresenceSums>`
    select count(*)::int as total, coalesce(sum(total_xp), 0)::float8 as xp,
      count(*) filter (where ${wasHere(0)})::int as active,
      count(*) filter (where ${wasHere(1)})::int as before,
      count(*) filter (where ${wasHere(1)} and ${wasHere(0)})::int as returned,
      count(*) filter (where ${earlier})::int as earlier,
      count(*) filter (where ${earlier} and ${wasHere(1)})::int as "earlierReturned",
      array[${sql.join(Array.from({ length: days }, (_, index) => onDay(days - 1 - index)))}] as daily
    from (
      select u.total_xp,
        ${daysHere(today)} as here
      from users u
      left join people_activity a on a.user_id = u.id
      where u.closed_at is null
      offset 0
    ) as people`.execute(db);
  return rows[0] as PresenceSums;
}

/** Open accounts, their XP, and how many were last seen since `from`. */
export async function countSeen(db: Db, from: Date): Promise<{ total: number; xp: number; active: number }> {
  const { rows } = await sql<{ total: number; xp: number; active: number }>`
    select count(*)::int as total, coalesce(sum(u.total_xp), 0)::float8 as xp,
      count(*) filter (where a.last_seen_at >= ${from})::int as active
    from users u left join people_activity a on a.user_id = u.id
    where u.closed_at is null`.execute(db);
  return rows[0] as { total: number; xp: number; active: number };
}

interface HourlyVisits {
  /** People with a session that began in the step. */
  readonly steps: { step: number; people: number }[];
  readonly before: number;
  readonly returned: number;
}

/** For ranges of hours: sessions of open accounts, from the raw visits of two days. */
export async function readHourlyVisits(db: Db, edges: readonly Date[], start: Date): Promise<HourlyVisits> {
  const visits = sql`
    select v.user_id, v.started_at from visits v
    join users u on u.id = v.user_id and u.closed_at is null
    where v.started_at >= ${edges[0]}`;
  const [steps, periods] = await Promise.all([
    sql<{ step: number; people: number }>`
      select width_bucket(started_at, ${edgeArray(edges)}) as step, count(distinct user_id)::int as people
      from (${visits}) as v group by 1`.execute(db),
    sql<{ before: number; returned: number }>`
      select count(*)::int as before, count(*) filter (where latest >= ${start})::int as returned
      from (
        select min(started_at) as first, max(started_at) as latest from (${visits}) as v group by user_id
      ) as people
      where first < ${start}`.execute(db),
  ]);
  return { steps: steps.rows, ...(periods.rows[0] ?? { before: 0, returned: 0 }) };
}

interface StepSums {
  readonly step: number;
  readonly people: number;
  readonly sessions: number;
  readonly seconds: number;
  readonly actions: number;
}

const SESSION_SUMS = sql`
  coalesce(sum(n) filter (where metric = 'people'), 0)::float8 as people,
  coalesce(sum(n) filter (where metric = 'session'), 0)::float8 as sessions,
  coalesce(sum(total) filter (where metric = 'session'), 0) as seconds,
  coalesce(sum(n) filter (where metric = 'session_actions'), 0)::float8 as actions`;

/** By UTC day; step 1 is `from`. */
export async function sumDays(db: Db, from: CalendarDay, to: CalendarDay): Promise<StepSums[]> {
  const { rows } = await sql<StepSums>`
    select day - ${from}::date + 1 as step, ${SESSION_SUMS}
    from daily_counts
    where metric in ('people', 'session', 'session_actions') and day between ${from} and ${to}
    group by day`.execute(db);
  return rows;
}

export async function sumHours(db: Db, edges: readonly Date[]): Promise<StepSums[]> {
  const { rows } = await sql<StepSums>`
    select width_bucket(hour, ${edgeArray(edges)}) as step, ${SESSION_SUMS}
    from hourly_counts
    where metric in ('session', 'session_actions') and hour >= ${edges[0]}
    group by 1`.execute(db);
  return rows;
}

export async function countNewUsers(
  db: Db,
  edges: readonly Date[],
): Promise<{ step: number; count: number }[]> {
  const { rows } = await sql<{ step: number; count: number }>`
    select width_bucket(created_at, ${edgeArray(edges)}) as step, count(*)::int as count
    from users where closed_at is null and created_at >= ${edges[0]}
    group by 1`.execute(db);
  return rows;
}

interface QuestSums {
  readonly step: number;
  readonly generated: number;
  readonly completed: number;
}

/** Generated quests by when they were made, without those rejected or deleted before they were done. */
export async function sumQuests(db: Db, edges: readonly Date[]): Promise<QuestSums[]> {
  const { rows } = await sql<QuestSums>`
    select step, sum(generated)::float8 as generated, sum(completed)::float8 as completed
    from (
      select width_bucket(created_at, ${edgeArray(edges)}) as step, count(*) as generated,
        count(completed_at) as completed
      from quests
      where created_at >= ${edges[0]} and origin = 'generated' and imported_at is null
        and (completed_at is not null or deleted_at is null)
      group by 1
      union all
      -- What people who were reset had done.
      select width_bucket(hour, ${edgeArray(edges)}), generated_completed, generated_completed
      from reset_sums
      where hour >= ${edges[0]} and generated_completed > 0
    ) as sums
    group by step`.execute(db);
  return rows;
}

export async function sumXp(db: Db, edges: readonly Date[]): Promise<{ step: number; amount: number }[]> {
  const { rows } = await sql<{ step: number; amount: number }>`
    select width_bucket(created_at, ${edgeArray(edges)}) as step, sum(amount)::float8 as amount
    from xp_ledger where created_at >= ${edges[0]} and imported_at is null
    group by 1`.execute(db);
  return rows;
}
