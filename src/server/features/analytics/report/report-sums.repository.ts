import { type RawBuilder, sql } from "kysely";
import type { Db } from "#server/platform/db/handles.ts";
import type { CountSum } from "../dashboard/dashboard-sums.repository.ts";
import type { Window } from "../dashboard/figures-windows.ts";

const METRICS = sql.join(["events", "session", "onboarding", "hour"]);

/** Sums over whole hours. The hour-of-day metric exists only in the daily sums. */
export function sumHours(db: Db, from: Window): Promise<CountSum[]> {
  return sumCounts(db, sql`hourly_counts`, sql`hour >= ${from.at}`);
}

export function sumDays(db: Db, from: Window): Promise<CountSum[]> {
  return sumCounts(db, sql`daily_counts`, sql`day >= ${from.day}`);
}

async function sumCounts(db: Db, table: RawBuilder<unknown>, isInRange: RawBuilder<unknown>) {
  const { rows } = await sql<CountSum>`
    select metric, key, sum(n)::float8 as n, sum(total) as total
    from ${table}
    where metric in (${METRICS}) and ${isInRange}
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
