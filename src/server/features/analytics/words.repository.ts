import { sql } from "kysely";
import type { Db } from "#server/platform/db/handles.ts";

export interface Word {
  readonly id: number;
  readonly word: string;
  readonly isFromVisitor: boolean;
}

export async function listWords(db: Db): Promise<Word[]> {
  const rows = await db.selectFrom("event_words").selectAll().execute();
  return rows.map((row) => ({ id: row.id, word: row.word, isFromVisitor: row.is_from_visitor }));
}

/** Adds what is missing and answers all of them. Looks first, so that no number is used up in vain. */
export async function addWords(
  db: Db,
  words: readonly string[],
  isFromVisitor: boolean,
): Promise<Map<string, number>> {
  await sql`
    insert into event_words (word, is_from_visitor)
    select word, ${isFromVisitor} from unnest(${words}::text[]) as w (word)
    where not exists (select from event_words e where e.word = w.word)
    on conflict (word) do nothing`.execute(db);
  const rows = await db.selectFrom("event_words").select(["id", "word"]).where("word", "in", words).execute();
  return new Map(rows.map(({ id, word }) => [word, id]));
}
