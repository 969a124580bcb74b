import type { ExportView } from "#contracts/export/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { withIsoTimes } from "#server/platform/db/iso-times.ts";

/** The person's mails for the export, oldest first. */
export async function exportMails(tx: Tx, userId: string): Promise<Pick<ExportView, "mails">> {
  const mails = await tx
    .selectFrom("mails")
    .select(["type", "state", "claimed_at as at"])
    .where("user_id", "=", userId)
    .orderBy("claimed_at")
    .execute();
  return { mails: mails.map(withIsoTimes) };
}
