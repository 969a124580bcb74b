import type { ExportView } from "#contracts/export/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";

export async function exportActivity(tx: Tx, userId: string): Promise<Pick<ExportView, "activityList">> {
  const rows = await tx
    .selectFrom("activity")
    .select(["kind", "subject", "amount", "at", "read_at"])
    .where("user_id", "=", userId)
    .orderBy("id")
    .execute();
  return {
    activityList: rows.map(({ kind, subject, amount, at, read_at }) => ({
      kind,
      subject,
      amount,
      at: at.toISOString(),
      readAt: read_at?.toISOString() ?? null,
    })),
  };
}
