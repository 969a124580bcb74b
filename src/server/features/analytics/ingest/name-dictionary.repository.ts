import { sql } from "kysely";
import type { CalendarDay } from "#domain/general/calendar-day.ts";
import type { Db } from "#server/platform/db/handles.ts";

export function listWords(db: Db) {
  return db
    .selectFrom("event_words")
    .select(["id", "word", "is_from_visitor as isFromVisitor", "added_on as addedOn"])
    .execute();
}

/** Adds missing words and returns all ids. Selects first, so as not to waste sequence numbers. */
export async function addWords(
  db: Db,
  words: readonly string[],
  isFromVisitor: boolean,
  day: CalendarDay,
): Promise<Map<string, number>> {
  await sql`
    insert into event_words (word, is_from_visitor, added_on, used_on)
    select word, ${isFromVisitor}, ${day}, ${day} from unnest(${words}::text[]) as w (word)
    where not exists (select from event_words e where e.word = w.word)
    on conflict (word) do nothing`.execute(db);
  const rows = await db.selectFrom("event_words").select(["id", "word"]).where("word", "in", words).execute();
  return new Map(rows.map(({ id, word }) => [word, id]));
}

/** Runs once a day per process for each word in use. */
export async function noteWordsUsed(db: Db, words: readonly string[], day: CalendarDay): Promise<void> {
  await db
    .updateTable("event_words")
    .set({ used_on: day })
    .where("word", "in", words)
    .where("used_on", "<", day)
    .execute();
}

export async function deleteWordsUnusedSince(db: Db, day: CalendarDay): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom("event_words").where("used_on", "<", day).executeTakeFirst();
  return Number(numDeletedRows);
}
