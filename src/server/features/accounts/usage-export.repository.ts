import { sql } from "kysely";
import type { Tx } from "#server/platform/db/handles.ts";

/** What one file can hold; whoever was here more often gets the latest. */
const LATEST_VISITS = 200;

export interface ExportedEvent {
  readonly at: string;
  readonly action: string;
  readonly element: string;
  readonly page: string;
  readonly details: unknown;
}

/** A read model over analytics and mail. Events have no index by visit: the visit's own time bounds the search. */
export async function readUsage(tx: Tx, userId: string) {
  const { rows: visits } = await sql<{
    started_at: Date;
    last_seen_at: Date;
    active_seconds: number;
    source: string;
    device: string | null;
    events: ExportedEvent[];
  }>`
    select v.started_at, v.last_seen_at, v.active_seconds, v.source, v.device, coalesce(told.events, '[]') as events
    from (select * from visits where user_id = ${userId} order by started_at desc limit ${LATEST_VISITS}) v
    left join lateral (
      select jsonb_agg(jsonb_build_object('at', e.at, 'action', a.word, 'element', w.word, 'page', p.word,
                                          'details', e.details) order by e.at) as events
      from events e
      join event_words a on a.id = e.action
      join event_words w on w.id = e.element
      join event_words p on p.id = e.page
      where e.visit_id = v.id and e.at between v.started_at and v.last_seen_at
    ) told on true
    order by v.started_at`.execute(tx);
  return {
    visits,
    mails: await tx
      .selectFrom("mails")
      .select(["type", "state", "claimed_at"])
      .where("user_id", "=", userId)
      .orderBy("claimed_at")
      .execute(),
    activity: await tx
      .selectFrom("people_activity")
      .select(["last_seen_at", "day", "days", "sessions", "active_seconds", "returned"])
      .select(["funnel", "funnel_at"])
      .where("user_id", "=", userId)
      .executeTakeFirst(),
    flag: await tx
      .selectFrom("leaderboard_flags")
      .select(["flagged_at", "xp", "state"])
      .where("user_id", "=", userId)
      .executeTakeFirst(),
  };
}

export type Usage = Awaited<ReturnType<typeof readUsage>>;
