import type { Tx } from "#server/platform/db/handles.ts";

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
    .set({ weekly_streak: 0, streak_checked_day: null })
    .where("id", "=", userId)
    .execute();
}
