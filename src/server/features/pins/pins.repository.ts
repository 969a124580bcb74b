import type { ExportView } from "#contracts/export.ts";
import type { Db, Tx } from "#server/platform/db/handles.ts";

export function listByUser(db: Db | Tx, userId: string) {
  return db.selectFrom("pins").select(["note", "pinned_at"]).where("user_id", "=", userId).execute();
}

export async function exportPins(tx: Tx, userId: string): Promise<Pick<ExportView, "pins">> {
  const rows = await listByUser(tx, userId);
  return { pins: rows.map(({ note, pinned_at }) => ({ note, pinnedAt: pinned_at.toISOString() })) };
}

export async function deletePins(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("pins").where("user_id", "=", userId).execute();
}

export async function deleteBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("pins").where("pinned_at", "<", moment).execute();
}
