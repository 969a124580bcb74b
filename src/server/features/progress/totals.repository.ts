import { sql } from "kysely";
import { type Completion, NO_TOTALS, type QuestTotals } from "#domain/progress/completion.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";

export async function addCompletion(tx: Tx, userId: string, completion: Completion): Promise<void> {
  const { category, totals, categoryTotals } = completion;
  await tx
    .insertInto("quest_totals")
    .values({
      user_id: userId,
      completed: totals.completed,
      reward_sum: totals.rewardSum,
      early_finishes: totals.earlyFinishes,
      revenue_reports: totals.revenueReports,
      full_weeks: totals.fullWeeks,
    })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({
        completed: sql`quest_totals.completed + excluded.completed`,
        reward_sum: sql`quest_totals.reward_sum + excluded.reward_sum`,
        early_finishes: sql`quest_totals.early_finishes + excluded.early_finishes`,
        revenue_reports: sql`quest_totals.revenue_reports + excluded.revenue_reports`,
        full_weeks: sql`quest_totals.full_weeks + excluded.full_weeks`,
      }),
    )
    .execute();
  await tx
    .insertInto("category_totals")
    .values({
      user_id: userId,
      category,
      completed: categoryTotals.completed,
      xp: categoryTotals.xp,
      estimated_hours: categoryTotals.estimatedHours,
      spent_seconds: categoryTotals.spentSeconds,
    })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "category"]).doUpdateSet({
        completed: sql`category_totals.completed + excluded.completed`,
        xp: sql`category_totals.xp + excluded.xp`,
        estimated_hours: sql`category_totals.estimated_hours + excluded.estimated_hours`,
        spent_seconds: sql`category_totals.spent_seconds + excluded.spent_seconds`,
      }),
    )
    .execute();
}

export async function readTotals(db: Handle, userId: string): Promise<QuestTotals> {
  const row = await db
    .selectFrom("quest_totals")
    .select([
      "completed",
      "reward_sum as rewardSum",
      "early_finishes as earlyFinishes",
      "revenue_reports as revenueReports",
      "full_weeks as fullWeeks",
    ])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ?? NO_TOTALS;
}

export function readCategories(db: Handle, userId: string) {
  return db
    .selectFrom("category_totals")
    .select(["category", "completed", "xp", "estimated_hours", "spent_seconds"])
    .where("user_id", "=", userId)
    .limit(500)
    .execute();
}

const TABLES = [
  "active_days",
  "repaired_days",
  "quest_totals",
  "category_totals",
  "earned_achievements",
] as const;

export async function deleteProgress(tx: Tx, userId: string): Promise<void> {
  for (const table of TABLES) await tx.deleteFrom(table).where("user_id", "=", userId).execute();
  await tx
    .updateTable("users")
    .set({ weekly_streak: 0, streak_checked_day: null, badge_frame: null, trail_colour: null })
    .where("id", "=", userId)
    .execute();
}
