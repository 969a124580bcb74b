import type { ExportView } from "#contracts/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";

/** The person's XP ledger for the export, oldest first. */
export async function exportLedger(tx: Tx, userId: string): Promise<Pick<ExportView, "xpLedger">> {
  const ledger = await tx
    .selectFrom("xp_ledger")
    .select(["id", "source_type", "source_id", "label", "nominal", "amount", "reason"])
    .select(["created_at", "settled_at", "claimed_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return {
    xpLedger: ledger.map((row) => ({
      id: row.id,
      sourceType: row.source_type,
      sourceId: row.source_id,
      label: row.label,
      nominal: row.nominal,
      amount: row.amount,
      reason: row.reason,
      createdAt: row.created_at.toISOString(),
      settledAt: row.settled_at?.toISOString() ?? null,
      claimedAt: row.claimed_at?.toISOString() ?? null,
    })),
  };
}
