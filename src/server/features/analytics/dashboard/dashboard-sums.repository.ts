import { sql } from "kysely";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import type { Db } from "#server/platform/db/handles.ts";

export interface CountSum {
  readonly metric: string;
  readonly key: string;
  readonly n: number;
  readonly total: number;
}

export interface LargeSum extends CountSum {
  /** Sum over all keys of the metric, including those not listed. */
  readonly all: number;
}

/** 24 hours of a day: the longest list shown. */
const PER_METRIC = 24;

/** What the lists count: the hours from a moment on, or whole UTC days. */
type Listed = { readonly since: Date } | { readonly from: CalendarDay; readonly to: CalendarDay };

function listedIn(listed: Listed) {
  return "since" in listed
    ? { table: sql`hourly_counts`, isListed: sql`hour >= ${listed.since}` }
    : { table: sql`daily_counts`, isListed: sql`day between ${listed.from} and ${listed.to}` };
}

/** The largest keys of each metric. */
export async function sumLargest(db: Db, metrics: readonly string[], listed: Listed): Promise<LargeSum[]> {
  const { table, isListed } = listedIn(listed);
  const { rows } = await sql<LargeSum>`
    select metric, key, n, total, "all"
    from (
      select metric, key, sum(n)::float8 as n, sum(total) as total,
        (sum(sum(n)) over (partition by metric))::float8 as "all",
        row_number() over (partition by metric order by sum(n) desc, key collate "C") as place
      from ${table}
      where metric in (${sql.join([...metrics])}) and ${isListed}
      group by metric, key
      having sum(n) > 0
    ) as sums
    where place <= ${PER_METRIC}
    order by metric, place`.execute(db);
  return rows;
}

export interface DaySessions {
  readonly day: CalendarDay;
  readonly sessions: number;
  readonly activeSeconds: number;
  readonly actions: number;
}

/** Sessions of signed-in people, by the day they began. */
export async function listSessionDays(db: Db, from: CalendarDay, to: CalendarDay): Promise<DaySessions[]> {
  const { rows } = await sql<DaySessions>`
    select day,
      coalesce(sum(n) filter (where metric = 'session'), 0)::float8 as sessions,
      coalesce(sum(total) filter (where metric = 'session'), 0) as "activeSeconds",
      coalesce(sum(n) filter (where metric = 'session_actions'), 0)::float8 as actions
    from daily_counts
    where metric in ('session', 'session_actions') and day between ${from} and ${to}
    group by day`.execute(db);
  return rows;
}

export interface SourceSum {
  readonly source: string;
  readonly visits: number;
  readonly conversions: number;
  /** Visits from all sources. */
  readonly allVisits: number;
}

export async function listSources(db: Db, listed: Listed, limit: number): Promise<SourceSum[]> {
  const { table, isListed } = listedIn(listed);
  const { rows } = await sql<SourceSum>`
    select source, visits, conversions, sum(visits) over () as "allVisits"
    from (
      select key as source,
        coalesce(sum(n) filter (where metric = 'visit'), 0)::float8 as visits,
        coalesce(sum(n) filter (where metric = 'conversion'), 0)::float8 as conversions
      from ${table}
      where metric in ('visit', 'conversion') and ${isListed}
      group by key
    ) as sources
    where visits > 0
    order by visits desc, source collate "C"
    limit ${limit}`.execute(db);
  return rows;
}

export interface ToolOpenings {
  readonly predicted: string;
  readonly opened: string;
  readonly times: number;
}

/** How often each tool was opened, by the tool that was suggested first. */
export async function listToolOpenings(db: Db, from: CalendarDay): Promise<ToolOpenings[]> {
  const { rows } = await sql<ToolOpenings>`
    select predicted, opened, sum(times)::float8 as times
    from tool_openings
    where day >= ${from}
    group by predicted, opened
    order by times desc
    limit 5000`.execute(db);
  return rows;
}
