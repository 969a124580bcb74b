import { sql } from "kysely";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import type { Handle } from "#server/platform/db/handles.ts";

const LATEST = 5_000;

/** Outcomes of the latest suggestions to businesses of a type, by template. */
export async function listOutcomes(db: Handle, businessType: string) {
  const rows = await db
    .selectFrom((eb) =>
      eb
        .selectFrom("training_data")
        .select(["template_id", "task_type", "user_rating"])
        .where("business_type", "=", businessType)
        .where("template_id", "is not", null)
        .where("deleted_at", "is", null)
        .orderBy("created_at", "desc")
        .limit(LATEST)
        .as("latest"),
    )
    .select((eb) => [
      "template_id",
      "task_type",
      eb.fn.countAll<string>().as("entries"),
      eb.fn.avg<string>("user_rating").as("rating"),
      sql<string>`count(*) filter (where user_rating = 1)`.as("rejected"),
    ])
    .groupBy(["template_id", "task_type"])
    .execute();
  return rows.map((row) => ({
    templateId: row.template_id ?? "",
    category: row.task_type,
    entries: Number(row.entries),
    rating: Number(row.rating),
    rejected: Number(row.rejected),
  }));
}

interface NewTrainingEntry {
  readonly id: string;
  readonly quest_id: string;
  readonly created_at: Date;
  readonly business_type: string;
  readonly business_stage: string;
  readonly task_type: string;
  readonly template_id: string | null;
  readonly original_task: string;
  readonly user_rating: number;
  readonly tags: string[];
}

/** One entry per quest: a later outcome replaces an earlier one. */
export async function saveTrainingEntry(db: Handle, entry: NewTrainingEntry): Promise<void> {
  await db
    .insertInto("training_data")
    .values(entry)
    .onConflict((conflict) =>
      conflict.column("quest_id").doUpdateSet({ user_rating: entry.user_rating, tags: entry.tags }),
    )
    .execute();
}

export async function deleteEntryOfQuest(db: Handle, questId: string): Promise<void> {
  await db.deleteFrom("training_data").where("quest_id", "=", questId).execute();
}

export async function addToolOpening(
  db: Handle,
  day: CalendarDay,
  predicted: string,
  opened: string,
): Promise<void> {
  await db
    .insertInto("tool_openings")
    .values({ day, predicted, opened, times: 1 })
    .onConflict((conflict) =>
      conflict.columns(["day", "predicted", "opened"]).doUpdateSet({ times: sql`tool_openings.times + 1` }),
    )
    .execute();
}
