import type { ExportView } from "#contracts/export/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { withIsoTimes } from "#server/platform/db/iso-times.ts";

/** The person's shares and share links for the export, oldest first. */
export async function exportSharing(
  tx: Tx,
  userId: string,
): Promise<Pick<ExportView, "shares" | "shareLinks">> {
  const shares = await tx
    .selectFrom("shares")
    .select(["subject", "platform", "shared_at as sharedAt", "is_paid as isPaid"])
    .where("user_id", "=", userId)
    .orderBy("shared_at")
    .orderBy("subject")
    .orderBy("platform")
    .execute();
  const links = await tx
    .selectFrom("share_links")
    .select(["id", "token", "subject", "created_at as createdAt", "revoked_at as revokedAt"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return {
    shares: shares.map(withIsoTimes),
    shareLinks: links.map(({ token, ...link }) => ({ ...withIsoTimes(link), path: `/s/${token}` })),
  };
}
