import type { Db } from "#server/platform/db/handles.ts";

/** An answer to feedback with all that its mail says. */
export function findReply(db: Db, id: string) {
  return db
    .selectFrom("feedback_replies")
    .innerJoin("feedback", "feedback.id", "feedback_replies.feedback_id")
    .innerJoin("users", "users.id", "feedback.user_id")
    .select(["feedback_replies.id", "feedback_replies.text", "feedback.title", "feedback.description"])
    .select(["feedback.email", "feedback.user_id as userId", "users.username"])
    .where("feedback_replies.id", "=", id)
    .executeTakeFirst();
}

export type ReplyToSend = NonNullable<Awaited<ReturnType<typeof findReply>>>;
