import { NO_TOTALS, type QuestTotals } from "#domain/progress/completion.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";

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
