import type { ImportFile } from "#contracts/export/import-parts.ts";
import { newFacts } from "#domain/business/imported-facts.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { mapInSlices, writeInSlices } from "#server/platform/db/import-rows.ts";
import type { ImportCounts, Importing } from "#server/platform/people.ts";

export async function importFacts(
  tx: Tx,
  { userId, questIds }: Importing,
  { businessFacts }: ImportFile,
): Promise<ImportCounts> {
  const kept = await tx
    .selectFrom("business_facts")
    .select(["key", "value", "source", "quest_id as questId", "learned_at as learnedAt"])
    .where("user_id", "=", userId)
    .execute();
  const file = await mapInSlices(businessFacts, (fact) => ({
    ...fact,
    questId: fact.questId === null ? null : (questIds.get(fact.questId) ?? null),
  }));
  const facts = await writeInSlices(newFacts(file, kept), async (slice) => {
    await tx
      .insertInto("business_facts")
      .values(
        slice.map(({ key, value, source, questId, learnedAt }) => ({
          user_id: userId,
          key,
          value,
          source,
          quest_id: questId,
          learned_at: learnedAt,
        })),
      )
      .execute();
    return slice.length;
  });
  return { facts };
}
