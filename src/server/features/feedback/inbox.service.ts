import type { FeedbackStatus } from "#contracts/admin/feedback-inbox.ts";
import type { PageCursor } from "#contracts/fields/page-cursor.ts";
import type { Db, Tx } from "#server/platform/db/handles.ts";
import { AppError } from "#server/platform/errors.ts";
import * as inbox from "./inbox.repository.ts";

export type { InboxMessage } from "./inbox.repository.ts";

export async function readInbox(
  db: Db,
  wanted: { status: FeedbackStatus | undefined; cursor: PageCursor | null; limit: number },
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

/** Returns the message as it is now, and its previous status. */
export async function markMessage(tx: Tx, id: string, status: FeedbackStatus) {
  const message = await inbox.lockMessage(tx, id);
  if (!message) throw new AppError("not_found", "No such message.");
  if (message.status !== status) await inbox.setStatus(tx, id, status);
  return { message: { ...message, status }, before: message.status };
}
