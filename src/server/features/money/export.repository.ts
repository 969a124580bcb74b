import type { ExportView } from "#contracts/export/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { viewEntry } from "./entry-view.ts";

type Exported = Pick<ExportView, "moneyEntries" | "moneyGoals" | "moneySettings">;

export async function exportMoney(tx: Tx, userId: string): Promise<Exported> {
  const entries = await tx
    .selectFrom("money_entries")
    .leftJoin("quests", "quests.id", "money_entries.quest_id")
    .selectAll("money_entries")
    .select("quests.title as quest_title")
    .where("money_entries.user_id", "=", userId)
    .orderBy("money_entries.number")
    .execute();
  const goals = await tx
    .selectFrom("money_goals")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("set_at")
    .execute();
  const settings = await tx
    .selectFrom("money_settings")
    .select("are_sales_told as areSalesTold")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return {
    moneyEntries: entries.map((row) => ({
      ...viewEntry(row),
      createdAt: row.created_at.toISOString(),
      deletedAt: row.deleted_at?.toISOString() ?? null,
    })),
    moneyGoals: goals.map(({ currency, from_month, amount, set_at }) => ({
      currency,
      fromMonth: from_month,
      amount: Number(amount),
      setAt: set_at.toISOString(),
    })),
    moneySettings: settings ?? null,
  };
}
