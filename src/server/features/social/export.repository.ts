import type { ExportView } from "#contracts/export/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { withIsoTimes } from "#server/platform/db/iso-times.ts";

/** The person's social handles for the export. */
export async function exportSocial(tx: Tx, userId: string): Promise<Pick<ExportView, "socialConnections">> {
  const handles = await tx
    .selectFrom("social_connections")
    .select(["platform", "handle as username", "connected_at as connectedAt"])
    .where("user_id", "=", userId)
    .orderBy("platform")
    .execute();
  return { socialConnections: handles.map(withIsoTimes) };
}
