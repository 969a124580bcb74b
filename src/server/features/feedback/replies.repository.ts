import { type Insertable, sql } from "kysely";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import type { Schema } from "#server/platform/db/tables/schema.ts";

const LISTED = 50;

export type NewReply = Insertable<Schema["feedback_replies"]>;

interface ReplyRow {
  readonly id: string;
  readonly feedbackId: string;
  readonly text: string;
  readonly authorName: string | null;
  readonly createdAt: Date;
  readonly state: "sending" | "sent" | "failed";
  readonly error: string | null;
}

/** With the state of each answer's mail. */
export async function listReplies(db: Handle, messageIds: readonly string[]): Promise<ReplyRow[]> {
  if (messageIds.length === 0) return [];
  const { rows } = await sql<ReplyRow>`
    select r.id, r.feedback_id as "feedbackId", r.text, u.username as "authorName", r.created_at as "createdAt",
      m.state, m.error
    from unnest(${messageIds}::uuid[]) as wanted (id)
    cross join lateral (
      select * from feedback_replies where feedback_id = wanted.id order by created_at, id limit ${LISTED}
    ) as r
    join mails m on m.id = r.id
    left join users u on u.id = r.author_id
    order by r.created_at, r.id`.execute(db);
  return rows;
}

export async function keepReply(
  tx: Tx,
  reply: NewReply,
): Promise<{ readonly isNew: boolean; readonly isSame: boolean }> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto("feedback_replies")
    .values(reply)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  if ((numInsertedOrUpdatedRows ?? 0n) > 0n) return { isNew: true, isSame: true };
  const there = await tx
    .selectFrom("feedback_replies")
    .select(["feedback_id", "text"])
    .where("id", "=", reply.id)
    .executeTakeFirst();
  return { isNew: false, isSame: there?.feedback_id === reply.feedback_id && there.text === reply.text };
}
