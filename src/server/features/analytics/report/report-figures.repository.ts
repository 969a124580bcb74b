import { sql } from "kysely";
import { CAME_BACK, RETURN_WINDOWS } from "#domain/progress/activity-days.ts";
import type { Db } from "#server/platform/db/handles.ts";
import type { Window } from "../dashboard/figures-windows.ts";

type Span = Pick<Window, "at" | "until">;

export interface GenerationSums {
  readonly businessType: string | null;
  readonly generations: number;
  readonly succeeded: number;
  readonly quests: number;
  readonly spentMs: number;
}

export async function sumGenerations(db: Db, { at, until }: Span): Promise<GenerationSums[]> {
  const isIn = (column: "created_at" | "hour") =>
    until
      ? sql`${sql.ref(column)} >= ${at} and ${sql.ref(column)} < ${until}`
      : sql`${sql.ref(column)} >= ${at}`;
  const { rows } = await sql<GenerationSums>`
    select business_type as "businessType",
      sum(generations)::float8 as generations, sum(succeeded)::float8 as succeeded,
      sum(quests)::float8 as quests,
      sum(spent_ms) as "spentMs"
    from (
      select business_type, count(*) as generations, count(*) filter (where is_ok) as succeeded,
        coalesce(sum(quests) filter (where is_ok), 0) as quests,
        coalesce(sum(duration_ms::float8) filter (where is_ok), 0) as spent_ms
      from generations
      where ${isIn("created_at")}
      group by business_type
      union all
      -- What people who were reset had made for them.
      select nullif(business_type, ''), generations, succeeded, generated, spent_ms
      from reset_sums
      where ${isIn("hour")} and generations > 0
    ) as sums
    group by business_type
    order by quests desc, business_type`.execute(db);
  return rows;
}

export interface QuestSums {
  readonly businessType: string | null;
  /** Generated in the range, except those removed before completion. */
  readonly generated: number;
  readonly completed: number;
  /** Without people who were reset: their sums do not say whose they were. */
  readonly people: number;
}

export async function sumGeneratedQuests(db: Db, from: Date): Promise<QuestSums[]> {
  const { rows } = await sql<QuestSums>`
    select business_type as "businessType", sum(generated)::float8 as generated,
      sum(completed)::float8 as completed, sum(people)::float8 as people
    from (
      select u.business_type, count(*) as generated, count(q.completed_at) as completed,
        count(distinct q.user_id) as people
      from quests q
      join users u on u.id = q.user_id
      where q.created_at >= ${from} and q.origin = 'generated' and q.imported_at is null
        and (q.completed_at is not null or q.deleted_at is null)
      group by u.business_type
      union all
      -- A reset deletes what was not done.
      select nullif(business_type, ''), generated_completed, generated_completed, 0
      from reset_sums
      where hour >= ${from} and generated_completed > 0
    ) as sums
    group by business_type`.execute(db);
  return rows;
}

interface RangeCounts {
  readonly completedQuests: number;
  readonly feedback: number;
  readonly ratings: number;
  /** Out of ten. */
  readonly ratingSum: number;
  readonly activeUsers: number;
}

/** Each UI rating counts once, by its overall score; an AI rating counts twice, for tool and tasks. */
export async function countRange(db: Db, from: Date, activeFrom: Date): Promise<RangeCounts> {
  const { rows } = await sql<RangeCounts>`
    select
      -- All, without the few that were imported: both counts come from an index.
      (select count(*)::float8 from quests where completed_at >= ${from})
        - (select count(*)::float8 from quests where completed_at >= ${from} and imported_at is not null)
        + (select coalesce(sum(completed), 0)::float8 from reset_sums where hour >= ${from}) as "completedQuests",
      (select count(*)::float8 from feedback where created_at >= ${from}) as feedback,
      ui.ratings + 2 * ai.ratings as ratings,
      ui.total + ai.total as "ratingSum",
      -- All, without the few whose account is closed: quicker than looking at everybody's account.
      (select count(*)::float8 from people_activity where last_seen_at >= ${activeFrom})
        - (select count(*)::float8 from users u join people_activity a on a.user_id = u.id
          where u.closed_at is not null and a.last_seen_at >= ${activeFrom}) as "activeUsers"
    from (
      select count(*)::float8 as ratings,
        coalesce(sum(visual_design + navigation + responsive_design + loading_speed), 0)::float8 / 4 as total
      from ui_ratings where rated_at >= ${from}
    ) as ui
    cross join (
      select count(*)::float8 as ratings, coalesce(sum(ai_tool + ai_task), 0)::float8 as total
      from ai_ratings where rated_at >= ${from}
    ) as ai`.execute(db);
  // Joined aggregates without `group by` always return one row.
  return rows[0] as RangeCounts;
}

interface BeforeCounts {
  readonly completedQuests: number;
  readonly feedback: number;
}

/** What of `countRange` the period before is compared by. */
export async function countBefore(db: Db, { at, until }: { at: Date; until: Date }): Promise<BeforeCounts> {
  const { rows } = await sql<BeforeCounts>`
    select
      (select count(*)::float8 from quests
        where completed_at >= ${at} and completed_at < ${until} and imported_at is null)
        + (select coalesce(sum(completed), 0)::float8 from reset_sums
          where hour >= ${at} and hour < ${until}) as "completedQuests",
      (select count(*)::float8 from feedback
        where created_at >= ${at} and created_at < ${until}) as feedback`.execute(db);
  return rows[0] as BeforeCounts;
}

export interface CohortSums {
  readonly dayPeople: number;
  readonly dayReturned: number;
  readonly weekPeople: number;
  readonly weekReturned: number;
  readonly monthPeople: number;
  readonly monthReturned: number;
}

/** Open accounts whose return window ended in the range, and how many of them returned in it. */
export async function sumCohorts(db: Db, from: Date, now: Date): Promise<CohortSums> {
  const signedUp = (window: keyof typeof RETURN_WINDOWS) => {
    const { toMs } = RETURN_WINDOWS[window];
    const [first, last] = [new Date(from.getTime() - toMs), new Date(now.getTime() - toMs)];
    return sql`u.created_at between ${first} and ${last}`;
  };
  const [day, week, month] = [signedUp("day"), signedUp("week"), signedUp("month")];
  const came = (window: keyof typeof CAME_BACK) => sql`a.returned & ${sql.lit(CAME_BACK[window])} <> 0`;
  const { rows } = await sql<CohortSums>`
    select
      count(*) filter (where ${day})::float8 as "dayPeople",
      count(*) filter (where ${day} and ${came("day")})::float8 as "dayReturned",
      count(*) filter (where ${week})::float8 as "weekPeople",
      count(*) filter (where ${week} and ${came("week")})::float8 as "weekReturned",
      count(*) filter (where ${month})::float8 as "monthPeople",
      count(*) filter (where ${month} and ${came("month")})::float8 as "monthReturned"
    from users u
    left join people_activity a on a.user_id = u.id
    where u.closed_at is null and (${day} or ${week} or ${month})`.execute(db);
  return rows[0] as CohortSums;
}

export interface PluginSums {
  readonly plugin: string;
  readonly runs: number;
  readonly errors: number;
  readonly spentMs: number;
  readonly slow: number;
  readonly slowWaiting: number;
}

export async function sumPlugins(db: Db, from: Window["day"]): Promise<PluginSums[]> {
  const { rows } = await sql<PluginSums>`
    select plugin, sum(runs)::float8 as runs, sum(errors)::float8 as errors, sum(spent_ms) as "spentMs",
      sum(slow)::float8 as slow, sum(slow_waiting)::float8 as "slowWaiting"
    from plugin_totals
    where day >= ${from}
    group by plugin
    having sum(runs) > 0
    order by plugin`.execute(db);
  return rows;
}
