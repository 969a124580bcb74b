import type { ExportView } from "#contracts/export/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { withIsoTimes } from "#server/platform/db/iso-times.ts";

/** The person's XP ledger for the export, oldest first. */
export async function exportLedger(tx: Tx, userId: string): Promise<Pick<ExportView, "xpLedger">> {
  const ledger = await tx
    .selectFrom("xp_ledger")
    .select([
      "id",
      "source_type as sourceType",
      "source_id as sourceId",
      "label",
      "nominal",
      "amount",
      "reason",
    ])
    .select(["created_at as createdAt", "settled_at as settledAt", "claimed_at as claimedAt"])
    .select("imported_at as importedAt")
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return { xpLedger: ledger.map(withIsoTimes) };
}
