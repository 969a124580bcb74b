import type { ImportFile } from "#contracts/export/import-parts.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { mapInSlices, placeIds } from "#server/platform/db/import-rows.ts";
import { AppError } from "#server/platform/errors.ts";
import type { ImportCounts, Importing } from "#server/platform/people.ts";
import { QUEST_SOURCE } from "./awards.service.ts";
import { addImportedXp, insertImported, listUnpaid } from "./import.repository.ts";

type Award = ImportFile["xpLedger"][number];

/** Far above a life of quests, and within what the database counts. */
const TOTAL_MAX = 100_000_000;

/**
 * XP of another SideQuest: counts for the level, and is neither waiting nor within any cap. Awards of shares keep their
 * source, so that the same share pays no second time. An award for a quest that is still to be done here stays behind:
 * with it the quest would pay nothing.
 */
export async function importLedger(
  tx: Tx,
  { userId, now, questIds }: Importing,
  { xpLedger }: ImportFile,
): Promise<ImportCounts> {
  const places = await placeIds(
    tx,
    "xp_ledger",
    userId,
    xpLedger.map(({ id }) => id),
  );
  const sourceOf = ({ sourceType, sourceId }: Award) => {
    if (sourceType !== QUEST_SOURCE) return sourceId;
    const id = sourceId.toLowerCase();
    return questIds.get(id) ?? id;
  };
  const unpaid = await listUnpaid(tx, userId, [...questIds.values()]);
  const awards = await mapInSlices(xpLedger, (award) => {
    const place = places.get(award.id);
    const sourceId = sourceOf(award);
    if (!place?.isNew || (award.sourceType === QUEST_SOURCE && unpaid.has(sourceId))) return undefined;
    return {
      id: place.id,
      user_id: userId,
      source_type: award.sourceType,
      source_id: sourceId,
      label: award.label,
      nominal: award.nominal,
      amount: award.amount,
      reason: award.reason,
      created_at: award.createdAt,
      settled_at: award.settledAt ?? now,
      claimed_at: award.claimedAt,
      imported_at: now,
    };
  });
  const xp = await insertImported(tx, awards);
  if ((await addImportedXp(tx, userId, xp)) > TOTAL_MAX)
    throw new AppError("conflict", "That is more XP than anybody can have.");
  return { xp };
}
