import type { Insertable, Selectable } from "kysely";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import { writeInSlices } from "#server/platform/db/import-rows.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

export type MessageRecord = Selectable<Schema["mentor_messages"]>;
type NewMessage = Insertable<Schema["mentor_messages"]>;

/** Does nothing if the message exists already; then it answers nothing. */
export function insertMessage(db: Handle, message: NewMessage): Promise<MessageRecord | undefined> {
  return db
    .insertInto("mentor_messages")
    .values(message)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Returns the ids of those that were written: not of a second answer with the same number. */
export async function insertImported(tx: Tx, messages: readonly NewMessage[]): Promise<Set<string>> {
  const written = new Set<string>();
  await writeInSlices(messages, async (slice) => {
    const rows = await tx
      .insertInto("mentor_messages")
      .values(slice)
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .execute();
    for (const { id } of rows) written.add(id);
    return rows.length;
  });
  return written;
}

export function findMessage(db: Handle, id: string): Promise<MessageRecord | undefined> {
  return db.selectFrom("mentor_messages").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Locks a question against deletion while its answer is saved; false if it is gone. */
export async function holdQuestion(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom("mentor_messages")
    .select("id")
    .where("id", "=", id)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Attempts at these questions, oldest first. */
export function listAttempts(db: Handle, questionIds: readonly string[]): Promise<MessageRecord[]> {
  if (questionIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom("mentor_messages")
    .selectAll()
    .where("reply_to", "in", questionIds)
    .orderBy("attempt")
    .execute();
}

/** Newest first. */
export function listQuestions(db: Handle, userId: string, limit: number): Promise<MessageRecord[]> {
  return db
    .selectFrom("mentor_messages")
    .selectAll()
    .where("user_id", "=", userId)
    .where("sender", "=", "user")
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function deleteAll(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom("mentor_messages").where("user_id", "=", userId).execute();
}
