import type { Db, Tx } from "#server/platform/db/handles.ts";
import type { QuestRecord } from "#server/platform/db/tables/schema.ts";

/** Returns the reason kept: a later one replaces an earlier one, and none replaces nothing. */
export async function hide(
  tx: Tx,
  quest: QuestRecord,
  reason: string | null,
  now: Date,
): Promise<string | null> {
  const kept = await tx
    .insertInto("hidden_quests")
    .values(hiddenRow(quest, reason, now))
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "quest_id"])
        .doUpdateSet((eb) => ({ reason: eb.fn.coalesce("excluded.reason", "hidden_quests.reason") })),
    )
    .returning("reason")
    .executeTakeFirstOrThrow();
  return kept.reason;
}

/** The row stored for a rejected quest. */
export function hiddenRow(
  quest: Pick<QuestRecord, "id" | "user_id" | "title" | "title_key" | "category" | "template_id">,
  reason: string | null,
  now: Date,
) {
  const { id: quest_id, user_id, title, title_key, category, template_id } = quest;
  return { user_id, quest_id, title, title_key, category, template_id, reason, hidden_at: now };
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
