import type { ImportFile } from "#contracts/export/import-parts.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { writeInSlices } from "#server/platform/db/import-rows.ts";
import type { ImportCounts, Importing } from "#server/platform/people.ts";

/** What was shared before, so that it pays no second time. Public pages stay where they are. */
export async function importShares(
  tx: Tx,
  { userId }: Importing,
  { shares }: ImportFile,
): Promise<ImportCounts> {
  await writeInSlices(shares, async (slice) => {
    await tx
      .insertInto("shares")
      .values(
        slice.map(({ subject, platform, sharedAt, isPaid }) => ({
          user_id: userId,
          subject,
          platform,
          shared_at: sharedAt,
          is_paid: isPaid,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return slice.length;
  });
  return {};
}
