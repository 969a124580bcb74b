import { sql } from "kysely";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import { type Completion, NO_TOTALS, type QuestTotals } from "#domain/progress/completion.ts";
import type { CountedDay } from "#domain/progress/streak-day.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { prepare } from "#server/platform/db/prepared.ts";
import {
  countedDay,
  DAY_AS_JSON,
  type DayRow,
  type HistoryColumns,
  historyColumns,
  historyOf,
  type StoredHistory,
} from "./streak.repository.ts";
import { TOTALS_AS_JSON } from "./totals.repository.ts";

/** Active days around a completion: its date, two after, two before, and the one before a longer pause. */
const NEAR_DAYS = 6;

/** A person's progress just before a completion. */
export interface ProgressBefore extends StoredHistory {
  /** The last few active days up to the asked one, with their latest completion. */
  readonly near: readonly CountedDay[];
  readonly totals: QuestTotals;
  readonly categories: readonly string[];
  readonly shares: number;
  readonly earned: readonly string[];
  /** Whether the person's own addresses may want to know of it. */
  readonly hasWebhooks: boolean;
}

interface ProgressColumns extends HistoryColumns {
  readonly near: readonly DayRow[] | null;
  readonly totals: QuestTotals | null;
  readonly categories: readonly string[];
  readonly shares: number;
  readonly earned: readonly string[];
  readonly has_webhooks: boolean;
}

const selectProgress = prepare(
  (_db, { userId, nearTo }: { userId: string; nearTo: CalendarDay }) => sql<ProgressColumns>`
    select ${historyColumns(userId)},
      (select json_agg(${DAY_AS_JSON}) from (
         select day, last_at, time_zone, skipped from active_days
         where user_id = ${userId} and day <= ${nearTo} order by day desc limit ${NEAR_DAYS}::int) d) as near,
      (select ${TOTALS_AS_JSON} from quest_totals where user_id = ${userId}) as totals,
      to_json(array(select category from category_totals where user_id = ${userId})) as categories,
      (select count(*)::int from shares where user_id = ${userId}) as shares,
      to_json(array(select achievement_id from earned_achievements where user_id = ${userId})) as earned,
      exists (select from webhooks where user_id = ${userId}) as has_webhooks`,
);

/** Everything that decides what a completion changes. Call it under the person's lock. */
export async function readProgress(tx: Tx, userId: string, nearTo: CalendarDay): Promise<ProgressBefore> {
  const [row] = await selectProgress(tx, { userId, nearTo });
  if (!row) throw new Error("A select without a table has one row");
  const { near, totals, categories, shares, earned, has_webhooks: hasWebhooks } = row;
  return {
    ...historyOf(row),
    near: (near ?? []).flatMap(countedDay),
    totals: totals ?? NO_TOTALS,
    categories,
    shares,
    earned,
    hasWebhooks,
  };
}

interface ProgressChanges extends CountedDay {
  readonly userId: string;
  readonly category: string;
  readonly completed: number;
  readonly rewardSum: number;
  readonly earlyFinishes: number;
  readonly revenueReports: number;
  readonly fullWeeks: number;
  readonly categoryCompleted: number;
  readonly xp: number;
  readonly estimatedHours: number;
  readonly spentSeconds: number;
  readonly streakDays: number;
  readonly today: CalendarDay;
  readonly earned: readonly string[];
  readonly now: Date;
}

/** Totals, active day, achievements and streak in one statement; it answers the achievements that are new. */
const writeProgress = prepare(
  (_db, to: ProgressChanges) => sql<{ achievement_id: string }>`
    with totals as (
      insert into quest_totals as t (user_id, completed, reward_sum, early_finishes, revenue_reports, full_weeks)
      values (${to.userId}, ${to.completed}, ${to.rewardSum}, ${to.earlyFinishes}, ${to.revenueReports}, ${to.fullWeeks})
      on conflict (user_id) do update set
        completed = t.completed + excluded.completed, reward_sum = t.reward_sum + excluded.reward_sum,
        early_finishes = t.early_finishes + excluded.early_finishes,
        revenue_reports = t.revenue_reports + excluded.revenue_reports, full_weeks = t.full_weeks + excluded.full_weeks
    ),
    category as (
      insert into category_totals as t (user_id, category, completed, xp, estimated_hours, spent_seconds)
      values (${to.userId}, ${to.category}, ${to.categoryCompleted}, ${to.xp}, ${to.estimatedHours}, ${to.spentSeconds})
      on conflict (user_id, category) do update set
        completed = t.completed + excluded.completed, xp = t.xp + excluded.xp,
        estimated_hours = t.estimated_hours + excluded.estimated_hours,
        spent_seconds = t.spent_seconds + excluded.spent_seconds
    ),
    active_day as (
      insert into active_days (user_id, day, last_at, time_zone, skipped)
      values (${to.userId}, ${to.day}, ${to.lastAt}, ${to.zone}, ${to.skipped})
      on conflict (user_id, day) do update set last_at = excluded.last_at, time_zone = excluded.time_zone
    ),
    streak as (
      update users set weekly_streak = ${to.streakDays}, streak_checked_day = ${to.today}
      where id = ${to.userId}
        and (weekly_streak, streak_checked_day) is distinct from (${to.streakDays}::int, ${to.today}::date)
    )
    insert into earned_achievements (user_id, achievement_id, earned_at)
    select ${to.userId}::uuid, id, ${to.now}::timestamptz from unnest(${to.earned}::text[]) id
    on conflict do nothing
    returning achievement_id`,
);

/** Returns the achievements that are new. */
export async function saveProgress(
  tx: Tx,
  userId: string,
  { counted, category, totals, categoryTotals }: Completion,
  after: { streakDays: number; today: CalendarDay; earned: readonly string[]; now: Date },
): Promise<string[]> {
  const { completed: categoryCompleted, ...sums } = categoryTotals;
  const ofCategory = { category, categoryCompleted, ...sums };
  const rows = await writeProgress(tx, { userId, ...counted, ...totals, ...ofCategory, ...after });
  return rows.map(({ achievement_id: id }) => id);
}
