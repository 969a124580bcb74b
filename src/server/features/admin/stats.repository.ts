import { sql } from "kysely";
import type { readAdminStats } from "#contracts/admin/admin.ts";
import type { OutputOf } from "#contracts/endpoint.ts";
import type { Db } from "#server/platform/db/handles.ts";

type AdminStats = OutputOf<typeof readAdminStats>;

/** A read model over other features' tables. Excludes closed accounts, deleted quests and entries. */
export async function readSums(db: Db): Promise<AdminStats> {
  const { rows } = await sql<AdminStats>`
    select
      (select count(*)::float8 from users where closed_at is null) as "totalUsers",
      (select count(*)::float8 from quests where deleted_at is null) as "totalTasks",
      (select count(*)::float8 from earned_achievements) as "totalAchievements",
      (select coalesce(sum(n), 0)::float8 from daily_counts where metric = 'session') as "totalSessions",
      (select count(*)::float8 from training_data where deleted_at is null) as "totalTrainingData"`.execute(
    db,
  );
  // A select of scalars without a table always returns one row.
  return rows[0] as AdminStats;
}
