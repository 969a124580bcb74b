import type { FeedbackStatus } from "#contracts/admin/feedback-inbox.ts";
import type { FeedbackType } from "#contracts/feedback.ts";
import type { PageCursor } from "#contracts/fields/page-cursor.ts";
import type { Db, Handle, Tx } from "#server/platform/db/handles.ts";
import { AppError } from "#server/platform/errors.ts";
import type { InboxMessage } from "./inbox.repository.ts";
import * as inbox from "./inbox.repository.ts";
import * as replies from "./replies.repository.ts";

export type { InboxMessage } from "./inbox.repository.ts";

export async function readInbox(
  db: Db,
  wanted: {
    status: FeedbackStatus | undefined;
    type?: FeedbackType | undefined;
    assignedTo?: string | undefined;
    cursor: PageCursor | null;
    limit: number;
  },
) {
  const [messages, waiting] = await Promise.all([
    inbox.listMessages(db, wanted),
    inbox.countByStatus(db, "new"),
  ]);
  return { messages, waiting };
}

export function countMessages(db: Db): Promise<number> {
  return inbox.countAll(db);
}

export async function readMessage(db: Handle, id: string): Promise<InboxMessage> {
  return known(await inbox.findMessage(db, id));
}

/** Returns the message as it was, and holds it. */
export async function lockMessage(tx: Tx, id: string): Promise<InboxMessage> {
  return known(await inbox.lockMessage(tx, id));
}

function known(message: InboxMessage | undefined): InboxMessage {
  if (!message) throw new AppError("not_found", "No such message.");
  return message;
}

/** Returns to whom it was assigned before, by name. */
export async function assignMessage(tx: Tx, id: string, operatorId: string | null) {
  const message = await lockMessage(tx, id);
  if (message.assignedTo !== operatorId) await inbox.assign(tx, id, operatorId);
  return message;
}

/** At most 50 of each message, oldest first. */
export function readReplies(db: Handle, messageIds: readonly string[]) {
  return replies.listReplies(db, messageIds);
}

/** Writes an answer unless there is one with this id; says whether that one is the same. */
export function keepReply(tx: Tx, reply: replies.NewReply) {
  return replies.keepReply(tx, reply);
}

/** Returns the message as it is now, and its previous status. */
export async function markMessage(tx: Tx, id: string, status: FeedbackStatus) {
  const message = await lockMessage(tx, id);
  if (message.status !== status) await inbox.setStatus(tx, id, status);
  return { message: { ...message, status }, before: message.status };
}
