import { sql } from "kysely";
import type { SubscriptionGroup, TrialGroup } from "#domain/analytics/revenue.ts";
import { TRIAL_DAYS, UNPAID_GRACE_DAYS } from "#domain/billing/subscription.ts";
import type { Db } from "#server/platform/db/handles.ts";

/** How many of the edges a time is not before: its step. */
function stepOf(column: string, edges: readonly Date[]) {
  return sql<number>`width_bucket(${sql.ref(column)}, ${edgeArray(edges)})`;
}

function edgeArray(edges: readonly Date[]) {
  return sql`${edges.map((edge) => edge.toISOString())}::timestamptz[]`;
}

/** Every subscription that was ever paid, summed by the steps in which it began and ended. */
export async function groupSubscriptions(
  db: Db,
  edges: readonly Date[],
  isTest: boolean,
): Promise<SubscriptionGroup[]> {
  const { rows } = await sql<SubscriptionGroup>`
    select "from", "to", reason, "isReturn", count(*)::int as count, sum(amount)::float8 as amount
    from (
      select ${stepOf("started_at", edges)} as "from", ${stepOf("ended_at", edges)} as "to",
        end_reason as reason, monthly_amount as amount,
        row_number() over (partition by coalesce(user_id::text, id) order by started_at, id) > 1 as "isReturn"
      from paid_subscriptions
      where is_test = ${isTest}
    ) as spans
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}

/** Trials of open accounts that ran at the first edge or later. One that is paid for ends with that. */
export async function groupTrials(db: Db, edges: readonly Date[], isTest: boolean): Promise<TrialGroup[]> {
  const { rows } = await sql<TrialGroup>`
    with trials as (
      select s.trial_expires_at - make_interval(days => ${sql.lit(TRIAL_DAYS)}) as began_at,
        least(s.trial_expires_at, p.paid_at) as ended_at, p.paid_at
      from subscriptions s
      join users u on u.id = s.user_id and u.closed_at is null
      left join lateral (
        select min(started_at) as paid_at from paid_subscriptions
        where user_id = s.user_id and is_test = ${isTest}
      ) as p on true
      where s.status = 'trial' and s.trial_expires_at >= ${edges[0]}
    )
    select ${stepOf("began_at", edges)} as "from", ${stepOf("ended_at", edges)} as "to",
      ${stepOf("paid_at", edges)} as paid, count(*)::int as count
    from trials
    where ended_at >= ${edges[0]} and began_at < ended_at
    group by 1, 2, 3`.execute(db);
  return rows;
}

export async function countFailed(
  db: Db,
  edges: readonly Date[],
  isTest: boolean,
): Promise<{ step: number; count: number }[]> {
  const { rows } = await sql<{ step: number; count: number }>`
    select ${stepOf("failed_at", edges)} as step, count(*)::int as count
    from payments
    where failed_at >= ${edges[0]} and is_test = ${isTest}
    group by 1`.execute(db);
  return rows;
}

interface WaitingPayment {
  readonly id: string;
  readonly username: string;
  readonly avatarId: string | null;
  readonly amount: number;
  readonly failedAt: Date;
  readonly dueAt: Date;
}

export async function listWaiting(db: Db, isTest: boolean, limit: number): Promise<WaitingPayment[]> {
  const { rows } = await sql<WaitingPayment>`
    select u.id, u.username, u.avatar_id as "avatarId", p.amount, p.failed_at as "failedAt",
      p.period_start as "dueAt"
    from payments p join users u on u.id = p.user_id
    where p.state = 'failed' and p.is_test = ${isTest} and u.closed_at is null
    order by p.period_start
    limit ${limit}`.execute(db);
  return rows;
}

export async function sumWaiting(db: Db, isTest: boolean): Promise<{ count: number; amount: number }> {
  const { rows } = await sql<{ count: number; amount: number }>`
    select count(*)::int as count, coalesce(sum(amount), 0)::float8 as amount
    from payments where state = 'failed' and is_test = ${isTest}`.execute(db);
  return rows[0] ?? { count: 0, amount: 0 };
}

interface EndingTrial {
  readonly id: string;
  readonly username: string;
  readonly avatarId: string | null;
  readonly endsAt: Date;
  readonly questsThisWeek: number;
  readonly lastSeenAt: Date | null;
}

/** Trials that run now and were not paid for, the first to end first. */
const RUNNING = (now: Date, isTest: boolean) => sql`
  from subscriptions s
  join users u on u.id = s.user_id and u.closed_at is null
  where s.status = 'trial' and s.trial_expires_at > ${now}
    and not exists (select from paid_subscriptions p where p.user_id = s.user_id and p.is_test = ${isTest})`;

export async function listEnding(
  db: Db,
  { now, weekAgo, isTest, limit }: { now: Date; weekAgo: Date; isTest: boolean; limit: number },
): Promise<EndingTrial[]> {
  const { rows } = await sql<EndingTrial>`
    select t.*, a.last_seen_at as "lastSeenAt",
      (select count(*)::int from quests q
        where q.user_id = t.id and q.completed_at >= ${weekAgo}) as "questsThisWeek"
    from (
      select u.id, u.username, u.avatar_id as "avatarId", s.trial_expires_at as "endsAt"
      ${RUNNING(now, isTest)}
      order by s.trial_expires_at
      limit ${limit}
    ) as t
    left join people_activity a on a.user_id = t.id
    order by t."endsAt"`.execute(db);
  return rows;
}

export async function countEnding(
  db: Db,
  { now, in3Days, in7Days, isTest }: { now: Date; in3Days: Date; in7Days: Date; isTest: boolean },
): Promise<{ within3Days: number; within7Days: number; later: number }> {
  const { rows } = await sql<{ within3Days: number; within7Days: number; later: number }>`
    select count(*) filter (where s.trial_expires_at <= ${in3Days})::int as "within3Days",
      count(*) filter (where s.trial_expires_at > ${in3Days} and s.trial_expires_at <= ${in7Days})::int
        as "within7Days",
      count(*) filter (where s.trial_expires_at > ${in7Days})::int as later
    ${RUNNING(now, isTest)}`.execute(db);
  return rows[0] ?? { within3Days: 0, within7Days: 0, later: 0 };
}

export interface PlanCounts {
  readonly subscribed: number;
  readonly trial: number;
  readonly trialEnded: number;
  readonly legacy: number;
  readonly accounts: number;
}

/** Open accounts by what `standingOf` says of them. Whoever has no row is unsubscribed. */
export async function countPlans(db: Db, now: Date): Promise<PlanCounts> {
  const { rows } = await sql<PlanCounts>`
    select (select count(*)::int from users where closed_at is null) as accounts,
      count(*) filter (where plan = 'subscribed')::int as subscribed,
      count(*) filter (where plan = 'trial')::int as trial,
      count(*) filter (where plan = 'ended')::int as "trialEnded",
      count(*) filter (where plan = 'legacy')::int as legacy
    from (
      select ${planOf(now)} as plan
      from subscriptions s join users u on u.id = s.user_id and u.closed_at is null
    ) as plans`.execute(db);
  return rows[0] as PlanCounts;
}

/** The same cases as `standingOf`, on a row `s` of subscriptions; null is unsubscribed. */
export function planOf(now: Date) {
  return sql<"subscribed" | "trial" | "ended" | "legacy" | null>`case
    when s.payment_state in ('active', 'past_due') and s.paid_until is not null and ${now} < case
      when s.cancels_at_end then s.paid_until
      else s.paid_until + make_interval(days => ${sql.lit(UNPAID_GRACE_DAYS)}) end then 'subscribed'
    when s.status = 'subscribed' then 'subscribed'
    when s.status = 'legacy' and s.legacy_access then 'legacy'
    when s.trial_expires_at is null and s.paid_until is null then null
    when s.status <> 'legacy' and s.trial_expires_at > ${now} then 'trial'
    else 'ended' end`;
}

/** People by the month in which they first paid (1 is the first), and how many pay at each of `ends`. */
export async function countCohorts(
  db: Db,
  { months, ends, isTest }: { months: readonly Date[]; ends: readonly Date[]; isTest: boolean },
): Promise<{ cohort: number; end: number; people: number }[]> {
  const { rows } = await sql<{ cohort: number; end: number; people: number }>`
    with spans as (
      select coalesce(user_id::text, id) as who, started_at, ended_at,
        min(started_at) over (partition by coalesce(user_id::text, id)) as first_at
      from paid_subscriptions
      where is_test = ${isTest}
    ), recent as (
      select who, started_at, ended_at, width_bucket(first_at, ${edgeArray(months)}) as cohort
      from spans where first_at >= ${months[0]} and first_at < ${ends.at(-1)}
    )
    select cohort, 0 as "end", count(distinct who)::int as people from recent group by 1
    union all
    select cohort, e.place::int, count(distinct who)::int
    from recent
    join unnest(${edgeArray(ends)}) with ordinality as e (at, place)
      on started_at < e.at and (ended_at is null or ended_at >= e.at)
    group by 1, 2`.execute(db);
  return rows;
}
