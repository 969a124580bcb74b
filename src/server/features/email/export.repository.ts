import type { ExportView } from "#contracts/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";

/** The person's mails for the export, oldest first. */
export async function exportMails(tx: Tx, userId: string): Promise<Pick<ExportView, "mails">> {
  const mails = await tx
    .selectFrom("mails")
    .select(["type", "state", "claimed_at"])
    .where("user_id", "=", userId)
    .orderBy("claimed_at")
    .execute();
  return {
    mails: mails.map((row) => ({
      type: row.type,
      state: row.state,
      at: row.claimed_at.toISOString(),
    })),
  };
}
