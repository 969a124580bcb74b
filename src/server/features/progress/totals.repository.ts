import { sql } from "kysely";
import type { Handle, Tx } from "#server/platform/db/handles.ts";

export interface CompletionCounts {
  readonly userId: string;
  readonly category: string;
  readonly reward: number;
  readonly paid: number;
  readonly estimatedHours: number;
  readonly spentSeconds: number;
  readonly isEarly: boolean;
  readonly isRevenue: boolean;
  readonly isFullWeek: boolean;
}

const count = (condition: boolean) => (condition ? 1 : 0);

export async function addCompletion(tx: Tx, counts: CompletionCounts): Promise<void> {
  const { userId, category, reward, paid, estimatedHours, spentSeconds } = counts;
  const more = {
    early_finishes: count(counts.isEarly),
    revenue_reports: count(counts.isRevenue),
    full_weeks: count(counts.isFullWeek),
  };
  await tx
    .insertInto("quest_totals")
    .values({ user_id: userId, completed: 1, reward_sum: reward, ...more })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet({
        completed: sql`quest_totals.completed + 1`,
        reward_sum: sql`quest_totals.reward_sum + ${reward}`,
        early_finishes: sql`quest_totals.early_finishes + ${more.early_finishes}`,
        revenue_reports: sql`quest_totals.revenue_reports + ${more.revenue_reports}`,
        full_weeks: sql`quest_totals.full_weeks + ${more.full_weeks}`,
      }),
    )
    .execute();
  await tx
    .insertInto("category_totals")
    .values({
      user_id: userId,
      category,
      completed: 1,
      xp: paid,
      estimated_hours: estimatedHours,
      spent_seconds: spentSeconds,
    })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "category"]).doUpdateSet({
        completed: sql`category_totals.completed + 1`,
        xp: sql`category_totals.xp + ${paid}`,
        estimated_hours: sql`category_totals.estimated_hours + ${estimatedHours}`,
        spent_seconds: sql`category_totals.spent_seconds + ${spentSeconds}`,
      }),
    )
    .execute();
}

const NO_TOTALS = { completed: 0, reward_sum: 0, early_finishes: 0, revenue_reports: 0, full_weeks: 0 };

export async function readTotals(db: Handle, userId: string): Promise<typeof NO_TOTALS> {
  const row = await db
    .selectFrom("quest_totals")
    .select(["completed", "reward_sum", "early_finishes", "revenue_reports", "full_weeks"])
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
