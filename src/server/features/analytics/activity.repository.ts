import { sql } from "kysely";
import type { ActivityDays } from "#domain/activity-days.ts";
import type { Tx } from "#server/platform/db/handles.ts";

export interface Activity extends ActivityDays {
  readonly userId: string;
  readonly lastSeenAt: Date;
  readonly sessions: number;
  readonly activeSeconds: number;
  readonly returned: number;
}

export async function lockActivity(tx: Tx, userIds: readonly string[]): Promise<Activity[]> {
  const rows = await tx
    .selectFrom("people_activity")
    .selectAll()
    .where(sql<boolean>`user_id = any(${userIds}::uuid[])`)
    .orderBy("user_id")
    .forUpdate()
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    lastSeenAt: row.last_seen_at,
    day: row.day,
    days: BigInt(row.days),
    sessions: row.sessions,
    activeSeconds: Number(row.active_seconds),
    returned: row.returned,
  }));
}

/** Someone whose account was purged meanwhile is left out. */
export async function saveActivity(tx: Tx, rows: readonly Activity[]): Promise<void> {
  const column = <T>(pick: (row: Activity) => T) => rows.map(pick);
  await sql`
    insert into people_activity (user_id, last_seen_at, day, days, sessions, active_seconds, returned)
    select a.* from unnest(
      ${column((row) => row.userId)}::uuid[], ${column((row) => row.lastSeenAt.toISOString())}::timestamptz[],
      ${column((row) => row.day)}::date[], ${column((row) => String(row.days))}::bigint[],
      ${column((row) => row.sessions)}::integer[], ${column((row) => row.activeSeconds)}::bigint[],
      ${column((row) => row.returned)}::smallint[]) as a (user_id)
    where exists (select from users where users.id = a.user_id)
    on conflict (user_id) do update set
      last_seen_at = excluded.last_seen_at, day = excluded.day, days = excluded.days,
      sessions = excluded.sessions, active_seconds = excluded.active_seconds, returned = excluded.returned`.execute(
    tx,
  );
}
