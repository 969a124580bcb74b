import { sql } from "kysely";
import type { ImportFile } from "#contracts/export/import-parts.ts";
import type { ImportedTotals } from "#domain/progress/imported-totals.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import type { ImportCounts, Importing } from "#server/platform/people.ts";

/** Achievements of another SideQuest. Days are not taken over: a streak begins anew here. */
export async function importAchievements(
  tx: Tx,
  { userId, now }: Importing,
  { achievements }: ImportFile,
): Promise<ImportCounts> {
  if (achievements.length === 0) return { achievements: 0 };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("earned_achievements")
    .values(
      achievements.map(({ id, earnedAt }) => ({
        user_id: userId,
        achievement_id: id,
        earned_at: earnedAt,
        imported_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return { achievements: Number(numInsertedOrUpdatedRows) };
}

export async function addTotals(
  tx: Tx,
  userId: string,
  { totals, byCategory }: ImportedTotals,
): Promise<void> {
  await sql`
    insert into quest_totals as t (user_id, completed, reward_sum, imported)
    values (${userId}, ${totals.completed}, ${totals.rewardSum}, ${totals.completed})
    on conflict (user_id) do update set
      completed = t.completed + excluded.completed, reward_sum = t.reward_sum + excluded.reward_sum,
      imported = t.imported + excluded.imported`.execute(tx);
  const rows = [...byCategory].map(([category, { completed, xp, estimatedHours, spentSeconds }]) => ({
    category,
    completed,
    xp,
    estimated_hours: estimatedHours,
    spent_seconds: spentSeconds,
  }));
  await sql`
    insert into category_totals as t (user_id, category, completed, xp, estimated_hours, spent_seconds, imported)
    select ${userId}::uuid, category, completed, xp, estimated_hours, spent_seconds, completed
    from json_to_recordset(${JSON.stringify(rows)}) as c
      (category text, completed int, xp int, estimated_hours real, spent_seconds int)
    on conflict (user_id, category) do update set
      completed = t.completed + excluded.completed, xp = t.xp + excluded.xp,
      estimated_hours = t.estimated_hours + excluded.estimated_hours,
      spent_seconds = t.spent_seconds + excluded.spent_seconds, imported = t.imported + excluded.imported`.execute(
    tx,
  );
}
