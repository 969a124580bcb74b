import type { Db, Tx } from "#server/platform/db/handles.ts";
import type { QuestRecord } from "#server/platform/db/tables/schema.ts";

export async function hide(tx: Tx, quest: QuestRecord, reason: string | null, now: Date): Promise<void> {
  await tx
    .insertInto("hidden_quests")
    .values({
      user_id: quest.user_id,
      quest_id: quest.id,
      title: quest.title,
      title_key: quest.title_key,
      category: quest.category,
      template_id: quest.template_id,
      reason,
      hidden_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function unhide(tx: Tx, userId: string, questId: string): Promise<void> {
  await tx
    .deleteFrom("hidden_quests")
    .where("user_id", "=", userId)
    .where("quest_id", "=", questId)
    .execute();
}

export function listHidden(db: Db, userId: string) {
  return db
    .selectFrom("hidden_quests")
    .select(["quest_id", "title", "category", "reason", "hidden_at"])
    .where("user_id", "=", userId)
    .orderBy("hidden_at", "desc")
    .limit(200)
    .execute();
}
