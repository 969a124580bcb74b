import type { ExportView } from "#contracts/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";

/** The person's shares and share links for the export, oldest first. */
export async function exportSharing(
  tx: Tx,
  userId: string,
): Promise<Pick<ExportView, "shares" | "shareLinks">> {
  const shares = await tx
    .selectFrom("shares")
    .select(["subject", "platform", "shared_at", "is_paid"])
    .where("user_id", "=", userId)
    .orderBy("shared_at")
    .orderBy("subject")
    .orderBy("platform")
    .execute();
  const links = await tx
    .selectFrom("share_links")
    .select(["id", "token", "subject", "created_at", "revoked_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return {
    shares: shares.map((row) => ({
      subject: row.subject,
      platform: row.platform,
      sharedAt: row.shared_at.toISOString(),
      isPaid: row.is_paid,
    })),
    shareLinks: links.map((row) => ({
      id: row.id,
      subject: row.subject,
      path: `/s/${row.token}`,
      createdAt: row.created_at.toISOString(),
      revokedAt: row.revoked_at?.toISOString() ?? null,
    })),
  };
}
