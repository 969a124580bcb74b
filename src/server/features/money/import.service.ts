import type { ImportFile } from "#contracts/export/import-parts.ts";
import { roomFor } from "#domain/money/money-file.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { mapInSlices, placeIds } from "#server/platform/db/import-rows.ts";
import type { ImportCounts, Importing } from "#server/platform/people.ts";
import * as imports from "./import.repository.ts";
import { countEntries } from "./money.repository.ts";
import { tooMany } from "./money.service.ts";

/** Entries of another SideQuest. The first sale among them is not celebrated again. */
export async function importMoney(
  tx: Tx,
  { userId, questIds }: Importing,
  { moneyEntries, moneyGoals, moneySettings }: ImportFile,
): Promise<ImportCounts> {
  const places = await placeIds(
    tx,
    "money_entries",
    userId,
    moneyEntries.map(({ id }) => id),
  );
  const entries = await mapInSlices(moneyEntries, (row) => {
    const { id, questId, questTitle, createdAt, deletedAt, ...entry } = row;
    const place = places.get(id);
    if (!place?.isNew) return undefined;
    return {
      ...entry,
      id: place.id,
      user_id: userId,
      quest_id: questId === null ? null : (questIds.get(questId) ?? null),
      created_at: createdAt,
      deleted_at: deletedAt,
    };
  });
  if (entries.length > roomFor(await countEntries(tx, userId))) throw tooMany();
  const [settings] = moneySettings;
  if (settings) await imports.insertImportedSettings(tx, userId, settings.areSalesTold);
  return {
    moneyEntries: await imports.insertImportedEntries(tx, entries),
    moneyGoals: await imports.insertImportedGoals(
      tx,
      moneyGoals.map(({ currency, fromMonth, amount, setAt }) => ({
        user_id: userId,
        currency,
        from_month: fromMonth,
        amount,
        set_at: setAt,
      })),
    ),
  };
}
