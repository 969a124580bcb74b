import type { ImportFile } from "#contracts/export/import-parts.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import type { ImportCounts, Importing } from "#server/platform/people.ts";

/** A handle that was given here stays. */
export async function importHandles(
  tx: Tx,
  { userId }: Importing,
  { socialConnections }: ImportFile,
): Promise<ImportCounts> {
  if (socialConnections.length === 0) return { handles: 0 };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("social_connections")
    .values(
      socialConnections.map(({ platform, username, connectedAt }) => ({
        user_id: userId,
        platform,
        handle: username,
        connected_at: connectedAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return { handles: Number(numInsertedOrUpdatedRows) };
}
