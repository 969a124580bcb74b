import { sql } from "kysely";
import type { Db } from "#server/platform/db/handles.ts";

interface CurrentCounts {
  readonly completedQuests: number;
  /** Neither completed nor removed. */
  readonly openQuests: number;
  readonly questsInProgress: number;
  readonly mailsBeingSent: number;
  readonly awardsToSettle: number;
  readonly subscriptionsToStop: number;
}

/** Current counts, each read from its own index or from running totals. */
export async function countCurrent(db: Db): Promise<CurrentCounts> {
  const { rows } = await sql<CurrentCounts>`
    select
      (select coalesce(sum(completed - imported), 0)::float8 from quest_totals)
        + (select coalesce(sum(completed), 0)::float8 from reset_sums) as "completedQuests",
      (select count(*)::float8 from quests where completed_at is null and deleted_at is null) as "openQuests",
      (select count(*)::float8 from quests
        where started_at is not null and completed_at is null and deleted_at is null) as "questsInProgress",
      (select count(*)::float8 from mails where state = 'sending') as "mailsBeingSent",
      (select count(*)::float8 from xp_ledger where settled_at is null) as "awardsToSettle",
      (select count(*)::float8 from subscriptions where cancel_wanted_at is not null) as "subscriptionsToStop"
  `.execute(db);
  // A select of scalars without a table always returns one row.
  return rows[0] as CurrentCounts;
}

export interface RatingMeans {
  readonly uiRatings: number;
  /** Out of ten, as rated. */
  readonly visualDesign: number | null;
  readonly navigation: number | null;
  readonly responsiveDesign: number | null;
  readonly loadingSpeed: number | null;
  readonly aiRatings: number;
  readonly aiTask: number | null;
  readonly aiTool: number | null;
}

export async function averageRatings(db: Db): Promise<RatingMeans> {
  const { rows } = await sql<RatingMeans>`
    select *
    from (
      select count(*)::int as "uiRatings",
        avg(visual_design)::float8 as "visualDesign",
        avg(navigation)::float8 as "navigation",
        avg(responsive_design)::float8 as "responsiveDesign",
        avg(loading_speed)::float8 as "loadingSpeed"
      from ui_ratings
    ) as ui
    cross join (
      select count(*)::int as "aiRatings", avg(ai_task)::float8 as "aiTask", avg(ai_tool)::float8 as "aiTool"
      from ai_ratings
    ) as ai`.execute(db);
  return rows[0] as RatingMeans;
}
