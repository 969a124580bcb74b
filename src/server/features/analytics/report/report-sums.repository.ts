import { sql } from "kysely";
import type { Db } from "#server/platform/db/handles.ts";
import type { CountSum } from "../dashboard/dashboard-sums.repository.ts";
import type { Window } from "../dashboard/figures-windows.ts";

const METRICS = sql.join(["events", "session", "onboarding", "hour"]);

/** Sums over whole hours, or over the UTC days of a window. */
export async function sumCounts(db: Db, window: Window, unit: "hours" | "days"): Promise<CountSum[]> {
  const { at, until, day, lastDay } = window;
  const end = until ? sql`and hour < ${until}` : sql``;
  const span = {
    hours: { table: sql`hourly_counts`, isInRange: sql`hour >= ${at} ${end}` },
    days: { table: sql`daily_counts`, isInRange: sql`day between ${day} and ${lastDay}` },
  }[unit];
  const { rows } = await sql<CountSum>`
    select metric, key, sum(n)::float8 as n, sum(total) as total
    from ${span.table}
    where metric in (${METRICS}) and ${span.isInRange}
    group by metric, key`.execute(db);
  return rows;
}

/** Number of days with any activity. */
export async function countDays(db: Db, from: Window): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select count(distinct day)::int as days
    from daily_counts
    where metric = 'events' and day >= ${from.day} and n > 0`.execute(db);
  return rows[0]?.days ?? 0;
}
