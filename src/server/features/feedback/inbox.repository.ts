import { sql } from "kysely";
import type { FeedbackStatus } from "#contracts/admin/feedback-inbox.ts";
import type { FeedbackType } from "#contracts/feedback.ts";
import type { PageCursor } from "#contracts/fields/page-cursor.ts";
import { countRows } from "#server/platform/db/count-rows.ts";
import type { Handle, Tx } from "#server/platform/db/handles.ts";
import { isAfter } from "#server/platform/db/keyset.ts";

interface Wanted {
  readonly status: FeedbackStatus | undefined;
  readonly type?: FeedbackType | undefined;
  /** The administrator to whom it is assigned. */
  readonly assignedTo?: string | undefined;
  readonly cursor: PageCursor | null;
  readonly limit: number;
}

function messages(db: Handle) {
  return db
    .selectFrom("feedback")
    .select(["id", "type", "title", "description", "email", "page", "status", "created_at"])
    .select(["last_action as lastAction", "user_agent as userAgent", "user_id as userId"])
    .select(["assigned_to as assignedTo"])
    .select((eb) =>
      eb
        .selectFrom("users")
        .select("username")
        .whereRef("users.id", "=", "feedback.assigned_to")
        .$asScalar()
        .as("assigneeName"),
    )
    .select((eb) =>
      eb
        .selectFrom("users")
        .select("username")
        .whereRef("users.id", "=", "feedback.user_id")
        .$asScalar()
        .$notNull()
        .as("userName"),
    );
}

export function listMessages(db: Handle, { status, type, assignedTo, cursor, limit }: Wanted) {
  return messages(db)
    .$if(status !== undefined, (query) => query.where("status", "=", status as FeedbackStatus))
    .$if(type !== undefined, (query) => query.where("type", "=", type as FeedbackType))
    .$if(assignedTo !== undefined, (query) => query.where("assigned_to", "=", assignedTo as string))
    .$if(cursor !== null, (query) => query.where(isAfter("created_at", cursor as PageCursor)))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export type InboxMessage = Awaited<ReturnType<typeof listMessages>>[number];

export function countByStatus(db: Handle, status: FeedbackStatus): Promise<number> {
  return countRows(db, "feedback", sql`status = ${status}`);
}

export function countAll(db: Handle): Promise<number> {
  return countRows(db, "feedback");
}

export function findMessage(db: Handle, id: string): Promise<InboxMessage | undefined> {
  return messages(db).where("id", "=", id).executeTakeFirst();
}

export function lockMessage(tx: Tx, id: string): Promise<InboxMessage | undefined> {
  return messages(tx).where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function setStatus(tx: Tx, id: string, status: FeedbackStatus): Promise<void> {
  await tx.updateTable("feedback").set({ status }).where("id", "=", id).execute();
}

export async function assign(tx: Tx, id: string, operatorId: string | null): Promise<void> {
  await tx.updateTable("feedback").set({ assigned_to: operatorId }).where("id", "=", id).execute();
}
