import type { ExportView } from "#contracts/export/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";

/** All facts ever learned about the business, for the export. */
export async function exportFacts(tx: Tx, userId: string): Promise<Pick<ExportView, "businessFacts">> {
  const rows = await tx
    .selectFrom("business_facts")
    .select(["key", "value", "source", "quest_id", "learned_at"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  return {
    businessFacts: rows.map(({ key, value, source, quest_id, learned_at }) => ({
      key,
      value,
      source,
      questId: quest_id,
      learnedAt: learned_at.toISOString(),
    })),
  };
}
