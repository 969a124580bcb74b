import { sql } from "kysely";
import type { ActivityDays } from "#domain/progress/activity-days.ts";
import type { Tx } from "#server/platform/db/handles.ts";

export interface Activity extends ActivityDays {
  readonly userId: string;
  readonly lastSeenAt: Date;
  readonly sessions: number;
  readonly activeSeconds: number;
  readonly returned: number;
  readonly marks: number;
  readonly markedAt: Date | null;
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
    marks: row.funnel,
    markedAt: row.funnel_at,
  }));
}

/** Adds an empty row for people without one, so that it can be locked. Skips deleted accounts. */
export async function addActivity(
  tx: Tx,
  people: readonly { userId: string; at: Date; day: string }[],
): Promise<void> {
  await sql`
    insert into people_activity (user_id, last_seen_at, day, days)
    select p.user_id, p.at, p.day, 0
    from unnest(${people.map(({ userId }) => userId)}::uuid[], ${people.map(({ at }) => at.toISOString())}::timestamptz[],
                ${people.map(({ day }) => day)}::date[]) as p (user_id, at, day)
    where exists (select from users where users.id = p.user_id)
    on conflict (user_id) do nothing`.execute(tx);
}

/** Skips people whose account was purged meanwhile. */
export async function saveActivity(tx: Tx, rows: readonly Activity[]): Promise<void> {
  const column = <T>(pick: (row: Activity) => T) => rows.map(pick);
  await sql`
    update people_activity p set
      last_seen_at = a.last_seen_at, day = a.day, days = a.days,
      sessions = a.sessions, active_seconds = a.active_seconds, returned = a.returned,
      funnel = a.funnel, funnel_at = a.funnel_at
    from unnest(
      ${column((row) => row.userId)}::uuid[], ${column((row) => row.lastSeenAt.toISOString())}::timestamptz[],
      ${column((row) => row.day)}::date[], ${column((row) => String(row.days))}::bigint[],
      ${column((row) => row.sessions)}::integer[], ${column((row) => row.activeSeconds)}::bigint[],
      ${column((row) => row.returned)}::smallint[], ${column((row) => row.marks)}::smallint[],
      ${column((row) => row.markedAt?.toISOString() ?? null)}::timestamptz[]
    ) as a (user_id, last_seen_at, day, days, sessions, active_seconds, returned, funnel, funnel_at)
    where p.user_id = a.user_id`.execute(tx);
}
