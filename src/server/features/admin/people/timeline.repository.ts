import { type RawBuilder, sql } from "kysely";
import type { TimelineKind } from "#domain/admin/timeline.ts";
import type { Db } from "#server/platform/db/handles.ts";

interface TimelineRow {
  readonly kind: TimelineKind;
  readonly source: string;
  readonly at: Date;
  readonly amount: number | null;
  readonly detail: string | null;
  readonly byName: string | null;
}

/** Questions to the mentor are told by the hour; so many are looked at for it. */
const MESSAGES = 500;

/** Each part reads its own index from `before` down; none reads what a person wrote. */
export async function listTimeline(
  db: Db,
  userId: string,
  before: Date,
  limit: number,
): Promise<TimelineRow[]> {
  const part = (
    kind: TimelineKind,
    columns: RawBuilder<unknown>,
    at: string,
    from: RawBuilder<unknown>,
  ) => sql`
    (select ${sql.lit(kind)}::text as kind, ${columns}, date_trunc('milliseconds', ${sql.ref(at)}) as at
    from ${from} and ${sql.ref(at)} < ${before} order by ${sql.ref(at)} desc limit ${limit})`;
  const nothing = sql`null::integer as amount, null::text as detail, null::text as by_name`;
  const isMine = sql`user_id = ${userId}`;
  const parts = [
    part("joined", sql`'' as source, ${nothing}`, "created_at", sql`users where id = ${userId}`),
    part("onboarded", sql`'' as source, ${nothing}`, "onboarded_at", sql`users where id = ${userId}`),
    part(
      "quest_completed",
      sql`id::text as source, xp_paid as amount, null::text as detail, null::text as by_name`,
      "completed_at",
      sql`quests where ${isMine} and completed_at is not null and deleted_at is null`,
    ),
    part("review_closed", sql`week::text as source, ${nothing}`, "closed_at", sql`reviews where ${isMine}`),
    part(
      "achievement",
      sql`achievement_id as source, null::integer as amount, achievement_id as detail, null::text as by_name`,
      "earned_at",
      sql`earned_achievements where ${isMine}`,
    ),
    part(
      "signed_in",
      sql`id::text as source, null::integer as amount, device as detail, null::text as by_name`,
      "created_at",
      sql`sessions where ${isMine}`,
    ),
    part(
      "paid",
      sql`id as source, amount, currency as detail, null::text as by_name`,
      "period_start",
      sql`payments where ${isMine} and state = 'paid'`,
    ),
    part(
      "payment_failed",
      sql`id as source, amount, currency as detail, null::text as by_name`,
      "failed_at",
      sql`payments where ${isMine} and failed_at is not null`,
    ),
    part(
      "mail",
      sql`id::text as source, null::integer as amount, type as detail, null::text as by_name`,
      "claimed_at",
      sql`mails where ${isMine} and state <> 'failed'`,
    ),
    part(
      "feedback",
      sql`id::text as source, null::integer as amount, type as detail, null::text as by_name`,
      "created_at",
      sql`feedback where ${isMine}`,
    ),
    part(
      "operator",
      sql`id::text as source, null::integer as amount, concat_ws(' ', act, details ->> 'to') as detail,
        actor_name as by_name`,
      "at",
      sql`audit_log where target_id = ${userId}`,
    ),
    mentorPart(userId, before),
  ];
  const { rows } = await sql<TimelineRow>`
    select kind, source, at, amount, detail, by_name as "byName"
    from (${sql.join(parts, sql` union all `)}) as timeline
    order by at desc, kind, source limit ${limit}`.execute(db);
  return rows;
}

function mentorPart(userId: string, before: Date) {
  return sql`
    (select 'mentor_asked' as kind, extract(epoch from hour)::bigint::text as source, n as amount,
      null::text as detail, null::text as by_name, at
    from (
      select date_trunc('hour', created_at) as hour, count(*)::int as n,
        date_trunc('milliseconds', min(created_at)) as at
      from (
        select created_at from mentor_messages
        where user_id = ${userId} and sender = 'user' and created_at < ${before}::timestamptz + interval '1 hour'
        order by created_at desc limit ${MESSAGES}
      ) as messages
      group by 1
    ) as hours
    where at < ${before})`;
}
