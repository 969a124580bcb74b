import type { FeedbackEntryView, FeedbackStatus, listFeedback } from "#contracts/admin/feedback-inbox.ts";
import type { InputOf, OutputOf } from "#contracts/endpoint.ts";
import { csvText } from "#domain/general/csv.ts";
import {
  countMessages,
  type InboxMessage,
  markMessage,
  readInbox,
} from "#server/features/feedback/inbox.service.ts";
import type { Context } from "#server/platform/context.ts";
import { cursorOf, nextAfter, PAGE } from "#server/platform/list-page.ts";
import { act, recordAudit } from "../audit/audit.service.ts";
import { exportName, readRows } from "./export-rows.ts";

export async function readMessages(
  ctx: Context,
  { before, status }: InputOf<typeof listFeedback>,
): Promise<OutputOf<typeof listFeedback>> {
  const wanted = { status, cursor: cursorOf(before), limit: PAGE };
  const { messages, waiting } = await readInbox(ctx.db, wanted);
  return { entries: messages.map(view), waiting, next: nextAfter(messages, (row) => row.created_at) };
}

export function mark(ctx: Context, id: string, status: FeedbackStatus): Promise<FeedbackEntryView> {
  return act(ctx, "feedback_marked", id, async (ctx) => {
    const { message, before } = await markMessage(ctx.db, id, status);
    const target = { id, name: message.type };
    if (before !== status)
      await recordAudit(ctx, [{ act: "feedback_marked", target, details: { from: before, to: status } }]);
    return view(message);
  });
}

export async function exportMessages(ctx: Context) {
  const rows = await readRows(
    async (cursor, limit) => (await readInbox(ctx.db, { status: undefined, cursor, limit })).messages,
  );
  const of = await countMessages(ctx.db);
  const details = { rows: rows.length, ...(of > rows.length && { of }) };
  await act(ctx, "feedback_exported", undefined, (ctx) =>
    recordAudit(ctx, [{ act: "feedback_exported", details }]),
  );
  return {
    name: exportName("feedback", ctx.now, rows.length, of),
    type: "text/csv" as const,
    text: messagesCsv(rows.map(view)),
  };
}

function messagesCsv(entries: readonly FeedbackEntryView[]): string {
  return csvText([
    ["Created", "Status", "Type", "Title", "Description", "Name", "Email", "Page", "Last actions", "Browser"],
    ...entries.map((entry) => [
      entry.createdAt,
      entry.status,
      entry.type,
      entry.title,
      entry.description,
      entry.userName,
      entry.email,
      entry.page,
      entry.lastAction,
      entry.userAgent,
    ]),
  ]);
}

function view({ created_at: createdAt, ...row }: InboxMessage): FeedbackEntryView {
  return { ...row, createdAt: createdAt.toISOString() };
}
