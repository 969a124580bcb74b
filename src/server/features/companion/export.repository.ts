import type { ExportView } from "#contracts/export/export.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { findPair, findSignal } from "./companion.repository.ts";
import { allInvites } from "./invites.repository.ts";

/** The other person's name and days are theirs: they are not in it. */
export async function exportCompanion(
  tx: Tx,
  userId: string,
): Promise<Pick<ExportView, "companion" | "companionInvites">> {
  const pair = await findPair(tx, userId);
  const sent = await findSignal(tx, userId);
  const invites = await allInvites(tx, userId);
  return {
    companion: pair
      ? {
          since: pair.since.toISOString(),
          signal: sent ? { signal: sent.signal, day: sent.day, sentAt: sent.sent_at.toISOString() } : null,
        }
      : null,
    companionInvites: invites.map(({ created_at, expires_at, used_at }) => ({
      createdAt: created_at.toISOString(),
      expiresAt: expires_at.toISOString(),
      usedAt: used_at?.toISOString() ?? null,
    })),
  };
}
