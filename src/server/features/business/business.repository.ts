import type { FactSource } from "#domain/business/fact-keys.ts";
import type { FactRecord } from "#domain/business/facts.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";

/** More than a person ever reaches; the oldest fall away first. */
const MOST_FACTS = 1_000;

/** Oldest first. */
export async function listFacts(db: Handle, userId: string): Promise<FactRecord[]> {
  const rows = await db
    .selectFrom("business_facts")
    .select(["key", "value", "source", "learned_at"])
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .limit(MOST_FACTS)
    .execute();
  return rows.reverse().map(({ key, value, source, learned_at: at }) => ({
    key: key as FactRecord["key"],
    value,
    source: source as FactSource,
    at,
  }));
}

/** A fact with the quest or the note of the mentor that taught it. */
export interface TaughtFact extends FactRecord {
  readonly questId?: string;
  readonly noteId?: string;
}

export async function insertFacts(db: Handle, userId: string, facts: readonly TaughtFact[]): Promise<void> {
  if (facts.length === 0) return;
  await db
    .insertInto("business_facts")
    .values(
      facts.map(({ key, value, source, at, questId = null, noteId = null }) => ({
        user_id: userId,
        key,
        value,
        source,
        quest_id: questId,
        note_id: noteId,
        learned_at: at,
      })),
    )
    .execute();
}

/** For a rejection that was undone. */
export async function deleteFactsOfQuest(tx: Tx, questId: string): Promise<void> {
  await tx.deleteFrom("business_facts").where("quest_id", "=", questId).execute();
}

/** For something the mentor noted and the person took back; false if there is none of theirs. */
export async function deleteFactsOfNote(db: Handle, userId: string, noteId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("business_facts")
    .where("user_id", "=", userId)
    .where("note_id", "=", noteId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteFacts(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("business_facts").where("user_id", "=", userId).execute();
}
