import type { Tx } from "#server/platform/db/handles.ts";
import type { QuestRecord } from "#server/platform/db/tables/schema.ts";

/** What shortening changes in a quest. */
type BeforeShorter = Pick<
  QuestRecord,
  "title" | "description" | "estimated_hours" | "xp_reward" | "template_id" | "steps_done"
>;

/** Keeps what the quest is now, for an undo. A first step alone is not the template's whole quest: it gets none. */
export async function keepBeforeShorter(tx: Tx, quest: QuestRecord, isFirstStep: boolean): Promise<void> {
  const { title, description, estimated_hours, xp_reward, template_id, steps_done } = quest;
  const before: BeforeShorter = {
    title,
    description,
    estimated_hours,
    xp_reward,
    template_id,
    steps_done,
  };
  await tx
    .updateTable("quests")
    .set({ before_shorter: JSON.stringify(before), ...(isFirstStep && { template_id: null }) })
    .where("id", "=", quest.id)
    .execute();
}

/** What the quest was before it was last made shorter, which is then forgotten; null if it was not. */
export async function takeBeforeShorter(tx: Tx, { id }: QuestRecord): Promise<BeforeShorter | null> {
  const row = await tx.selectFrom("quests").select("before_shorter").where("id", "=", id).executeTakeFirst();
  // Written by `keepBeforeShorter` alone.
  const before = (row?.before_shorter ?? null) as BeforeShorter | null;
  if (before)
    await tx
      .updateTable("quests")
      .set({ before_shorter: null, template_id: before.template_id })
      .where("id", "=", id)
      .execute();
  return before;
}
