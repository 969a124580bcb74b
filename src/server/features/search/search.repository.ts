import { sql } from "kysely";
import type { Db } from "#server/platform/db/handles.ts";
import type { QuestRecord } from "#server/platform/db/tables/schema.ts";

/** How far back a search looks: years of quests, and a few milliseconds. */
export const SEARCH_LOOKED_AT = 2_000;
const CANDIDATES = 200;

/**
 * The person's quests whose text contains each of the words somewhere. The service keeps those with whole words or
 * beginnings: notes are stored as JSON, whose keys are no words of the person.
 */
export function findCandidates(db: Db, userId: string, words: readonly string[]): Promise<QuestRecord[]> {
  const latest = db
    .selectFrom("quests")
    .selectAll()
    .where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .limit(SEARCH_LOOKED_AT)
    .as("latest");
  const text = sql`lower(concat_ws(' ', title, category, description, completion_notes) collate "und-x-icu")`;
  return db
    .selectFrom(latest)
    .selectAll()
    .where((eb) => eb.and(words.map((word) => sql<boolean>`strpos(${text}, ${word}) > 0`)))
    .orderBy(sql`completed_at is not null`)
    .orderBy("created_at", "desc")
    .limit(CANDIDATES)
    .execute();
}
