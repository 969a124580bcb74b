import type { Db } from "#server/platform/db/handles.ts";

/** A read model over other features' tables. Excludes closed accounts, deleted quests and entries. */
export async function readSums(db: Db) {
  const sums = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom("users")
        .select((of) => of.fn.countAll<string>().as("n"))
        .where("closed_at", "is", null)
        .as("users"),
      eb
        .selectFrom("quests")
        .select((of) => of.fn.countAll<string>().as("n"))
        .where("deleted_at", "is", null)
        .as("tasks"),
      eb
        .selectFrom("earned_achievements")
        .select((of) => of.fn.countAll<string>().as("n"))
        .as("achievements"),
      eb
        .selectFrom("daily_counts")
        .select((of) => of.fn.sum<string>("n").as("n"))
        .where("metric", "=", "session")
        .as("sessions"),
      eb
        .selectFrom("training_data")
        .select((of) => of.fn.countAll<string>().as("n"))
        .where("deleted_at", "is", null)
        .as("training"),
    ])
    .executeTakeFirstOrThrow();
  return {
    totalUsers: Number(sums.users),
    totalTasks: Number(sums.tasks),
    totalAchievements: Number(sums.achievements),
    totalSessions: Number(sums.sessions),
    totalTrainingData: Number(sums.training),
  };
}

export async function countMessages(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("feedback")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
