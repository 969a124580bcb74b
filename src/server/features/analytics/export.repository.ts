import { sql } from "kysely";
import type { ExportView } from "#contracts/export/export.ts";
import { FUNNEL_EVENTS } from "#domain/analytics/analytics-events.ts";
import { funnelMark, hasMark } from "#domain/analytics/visit.ts";
import { CAME_BACK, datesOf } from "#domain/progress/activity-days.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { withIsoTimes } from "#server/platform/db/iso-times.ts";

/** Limit on visits in one export; the latest are kept. */
const LATEST_VISITS = 200;
const RETURNS = ["day", "week", "month"] as const;

/** The person's visits and overall activity for the export. */
export async function exportAnalytics(
  tx: Tx,
  userId: string,
): Promise<Pick<ExportView, "visits" | "activity">> {
  return { visits: await exportVisits(tx, userId), activity: await exportActivity(tx, userId) };
}

/** Events have no index by visit: the visit's time range limits the search. */
async function exportVisits(tx: Tx, userId: string): Promise<ExportView["visits"]> {
  type Visit = Omit<ExportView["visits"][number], "startedAt" | "lastSeenAt">;
  const { rows } = await sql<Visit & { startedAt: Date; lastSeenAt: Date }>`
    select v.started_at as "startedAt", v.last_seen_at as "lastSeenAt", v.active_seconds as "activeSeconds",
      v.source, v.device, coalesce(recorded.events, '[]') as events
    from (select * from visits where user_id = ${userId} order by started_at desc limit ${LATEST_VISITS}) v
    left join lateral (
      select jsonb_agg(jsonb_build_object('at', e.at, 'action', a.word, 'element', w.word, 'page', p.word,
                                          'details', e.details) order by e.at) as events
      from events e
      join event_words a on a.id = e.action
      join event_words w on w.id = e.element
      join event_words p on p.id = e.page
      where e.visit_id = v.id and e.at between v.started_at and v.last_seen_at
    ) recorded on true
    order by v.started_at`.execute(tx);
  return rows.map(withIsoTimes);
}

async function exportActivity(tx: Tx, userId: string): Promise<ExportView["activity"]> {
  const row = await tx
    .selectFrom("people_activity")
    .select(["last_seen_at", "day", "days", "sessions", "active_seconds", "returned"])
    .select(["funnel", "funnel_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!row) return null;
  return {
    lastSeenAt: row.last_seen_at.toISOString(),
    days: datesOf({ day: row.day, days: BigInt(row.days) }),
    sessions: row.sessions,
    activeSeconds: Number(row.active_seconds),
    cameBack: RETURNS.filter((window) => row.returned & CAME_BACK[window]),
    funnel: FUNNEL_EVENTS.filter((step) => hasMark(row.funnel, funnelMark(step))),
    funnelAt: row.funnel_at?.toISOString() ?? null,
  };
}
