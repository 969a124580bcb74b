import type { CalendarDay } from "#domain/general/calendar-day.ts";
import type { Handle } from "#server/platform/db/handles.ts";

/** A finished quest that came from the playbook. */
interface FinishedQuest {
  readonly id: string;
  readonly title: string;
  readonly templateId: string;
  readonly day: CalendarDay | null;
  /** It counts, but the person removed it from their lists. */
  readonly isRemoved: boolean;
}

/** Enough for years of quests. */
const MOST = 2_000;

/** The latest first. */
export async function listFinished(db: Handle, userId: string): Promise<FinishedQuest[]> {
  const rows = await db
    .selectFrom("quests")
    .select(["id", "title", "template_id", "completed_day", "deleted_at"])
    .where("user_id", "=", userId)
    .where("completed_at", "is not", null)
    .where("template_id", "is not", null)
    .orderBy("completed_at", "desc")
    .orderBy("id")
    .limit(MOST)
    .execute();
  return rows.flatMap(({ id, title, template_id: templateId, completed_day: day, deleted_at }) =>
    templateId === null ? [] : { id, title, templateId, day, isRemoved: deleted_at !== null },
  );
}
