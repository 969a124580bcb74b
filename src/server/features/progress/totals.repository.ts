import { sql } from "kysely";
import { NO_TOTALS, type QuestTotals } from "#domain/progress/completion.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import { prepare } from "#server/platform/db/prepared.ts";

/** A row of `quest_totals` as `QuestTotals`. */
export const TOTALS_AS_JSON = sql`json_build_object('completed', completed, 'rewardSum', reward_sum,
  'earlyFinishes', early_finishes, 'revenueReports', revenue_reports, 'fullWeeks', full_weeks)`;

const selectTotals = prepare(
  (_db, { userId }: { userId: string }) => sql<{ totals: QuestTotals }>`
    select ${TOTALS_AS_JSON} as totals from quest_totals where user_id = ${userId}`,
);

export async function readTotals(db: Handle, userId: string): Promise<QuestTotals> {
  const [row] = await selectTotals(db, { userId });
  return row?.totals ?? NO_TOTALS;
}

const selectCategories = prepare((db, { userId }: { userId: string }) =>
  db
    .selectFrom("category_totals")
    .select(["category", "completed", "xp", "estimated_hours", "spent_seconds"])
    .where("user_id", "=", userId)
    .limit(500),
);

export function readCategories(db: Handle, userId: string) {
  return selectCategories(db, { userId });
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
