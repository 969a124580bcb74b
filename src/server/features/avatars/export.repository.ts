import type { ExportView } from "#contracts/export/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";

/** The person's picture for the export. */
export async function exportPicture(tx: Tx, userId: string): Promise<Pick<ExportView, "picture">> {
  const row = await tx
    .selectFrom("avatars")
    .select(["content_type", "fetched_at", "bytes"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!row) return { picture: null };
  const { content_type: type, fetched_at: fetchedAt, bytes } = row;
  return { picture: { type, fetchedAt: fetchedAt.toISOString(), base64: bytes.toString("base64") } };
}
