import type { ImportFile } from "#contracts/export/import-parts.ts";
import type { Tx } from "#server/platform/db/handles.ts";
import { writeInSlices } from "#server/platform/db/import-rows.ts";
import type { ImportCounts, Importing } from "#server/platform/people.ts";

/** Weeks that were closed here stay as they are. */
export async function importReviews(tx: Tx, { userId }: Importing, file: ImportFile): Promise<ImportCounts> {
  const reviews = await writeInSlices(file.reviews, async (slice) => {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto("reviews")
      .values(
        slice.map(
          ({ week, wins, number, quests, trackedSec, streakDays, hard, hardText, plan, closedAt }) => ({
            user_id: userId,
            week,
            wins: JSON.stringify(wins),
            number: number && JSON.stringify(number),
            quests,
            tracked_sec: trackedSec,
            streak_days: streakDays,
            hard,
            hard_text: hardText,
            plan: JSON.stringify(plan),
            closed_at: closedAt,
          }),
        ),
      )
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows);
  });
  return { reviews };
}
