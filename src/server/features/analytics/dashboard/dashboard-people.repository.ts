import { sql } from "kysely";
import type { DashboardView } from "#contracts/analytics.ts";
import { SEGMENTS, type Segment } from "#domain/analytics/segments.ts";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { daysMask } from "#domain/progress/activity-days.ts";
import type { Db } from "#server/platform/db/handles.ts";
import { daysHere } from "../sums/days-here.repository.ts";

interface PeopleWindows {
  readonly today: CalendarDay;
  readonly newFrom: Date;
  readonly activeFrom: Date;
  /** Exactly 7 and 30 days before now: the limits between segments. */
  readonly weekAgo: Date;
  readonly monthAgo: Date;
}

export interface SegmentSums {
  readonly segment: Segment;
  readonly people: number;
  readonly newcomers: number;
  readonly active: number;
  /** Active 31 to 60 days ago, and how many of them were active again in the last 30 days. */
  readonly before: number;
  readonly returned: number;
  readonly xp: number;
  readonly sessions: number;
  readonly activeSeconds: number;
}

/** Sums over open accounts in one pass, by segment (see domain/segments.ts). */
export async function sumPeople(db: Db, windows: PeopleWindows): Promise<SegmentSums[]> {
  const { today, newFrom, activeFrom, weekAgo, monthAgo } = windows;
  const lately = daysMask(today, today, 0, 29).toString();
  const before = daysMask(today, today, 30, 59).toString();
  const { rows } = await sql<Omit<SegmentSums, "segment"> & { segment: number }>`
    select segment,
      count(*)::int as people,
      count(*) filter (where created_at > ${newFrom})::int as newcomers,
      count(*) filter (where last_seen_at >= ${activeFrom})::int as active,
      count(*) filter (where here & ${before}::bigint <> 0)::int as before,
      count(*) filter (where here & ${before}::bigint <> 0 and here & ${lately}::bigint <> 0)::int as returned,
      coalesce(sum(total_xp), 0)::float8 as xp,
      coalesce(sum(sessions), 0)::float8 as sessions,
      coalesce(sum(active_seconds::float8), 0) as "activeSeconds"
    from (
      select u.created_at, u.total_xp, a.last_seen_at, a.sessions, a.active_seconds,
        case
          when u.created_at > ${weekAgo} then ${place("New")}
          when a.last_seen_at >= ${weekAgo} then ${place("Active")}
          when a.last_seen_at >= ${monthAgo} then ${place("At risk")}
          else ${place("Dormant")}
        end as segment,
        ${daysHere(today)} as here
      from users u
      left join people_activity a on a.user_id = u.id
      where u.closed_at is null
      -- Keeps the two apart: else everybody is sorted, and the cases are worked out for each sum.
      offset 0
    ) as people
    group by segment`.execute(db);
  return rows.map((row) => ({ ...row, segment: SEGMENTS[row.segment] as Segment }));
}

/** Groups by number, which is faster than by name. */
function place(segment: Segment) {
  return sql.lit(SEGMENTS.indexOf(segment));
}

export type TopUser = Omit<DashboardView["topUsers"][number], "level">;

/** By what was earned here. Who imported nothing sets the edge: among them the order is that of the index. */
export async function listTopUsers(db: Db, limit: number): Promise<TopUser[]> {
  const { rows } = await sql<TopUser>`
    with edge as (
      select total_xp from users where closed_at is null and imported_xp = 0
      order by total_xp desc offset ${limit - 1} limit 1
    )
    select u.id, u.username, u.total_xp - u.imported_xp as "totalXP",
      coalesce(t.completed - t.imported, 0) as "tasksCompleted"
    from users u
    left join quest_totals t on t.user_id = u.id
    where u.closed_at is null and u.total_xp >= coalesce((select total_xp from edge), 0)
    order by "totalXP" desc, "tasksCompleted" desc, u.created_at, u.id
    limit ${limit}`.execute(db);
  return rows;
}
