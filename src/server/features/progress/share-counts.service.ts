import { achievementSubject } from "#domain/sharing/share-subject.ts";
import type { Handle } from "#server/platform/db/handles.ts";
import * as shareCounts from "./share-counts.repository.ts";

/** Total shares including levels, and the number of platforms per achievement. */
export async function readShareCounts(db: Handle, userId: string) {
  const rows = await shareCounts.countBySubject(db, userId);
  const counts = new Map(rows.map(({ subject, count }) => [subject, Number(count)]));
  return {
    total: [...counts.values()].reduce((sum, count) => sum + count, 0),
    ofAchievement: (achievementId: string) => counts.get(achievementSubject(achievementId)) ?? 0,
  };
}
