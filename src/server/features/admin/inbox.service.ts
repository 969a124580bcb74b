import type {
  answerFeedback,
  FeedbackEntryView,
  FeedbackStatus,
  listFeedback,
  ReplyView,
} from "#contracts/admin/feedback-inbox.ts";
import type { InputOf, OutputOf } from "#contracts/endpoint.ts";
import { csvText } from "#domain/general/csv.ts";
import { claimReply, sendReply } from "#server/features/email/reply-mail.service.ts";
import type { MailDeps } from "#server/features/email/send-mail.service.ts";
import {
  assignMessage,
  countMessages,
  type InboxMessage,
  keepReply,
  lockMessage,
  markMessage,
  readInbox,
  readMessage,
  readReplies,
} from "#server/features/feedback/inbox.service.ts";
import type { Context } from "#server/platform/context.ts";
import type { Handle } from "#server/platform/db/handles.ts";
import { withIsoTimes } from "#server/platform/db/iso-times.ts";
import { lockPerson } from "#server/platform/db/lock-person.ts";
import { AppError } from "#server/platform/errors.ts";
import { cursorOf, nextAfter, PAGE } from "#server/platform/list-page.ts";
import { act, recordAudit } from "../audit/audit.service.ts";
import { exportName, readRows } from "./export-rows.ts";
import * as operators from "./operators.repository.ts";

export async function readMessages(
  ctx: Context,
  { before, status, type, mine }: InputOf<typeof listFeedback>,
): Promise<OutputOf<typeof listFeedback>> {
  const assignedTo = mine === "true" ? ctx.actor.id : undefined;
  const wanted = { status, type, assignedTo, cursor: cursorOf(before), limit: PAGE };
  const { messages, waiting } = await readInbox(ctx.db, wanted);
  const entries = await withReplies(ctx.db, messages);
  return { entries, waiting, next: nextAfter(messages, (row) => row.created_at) };
}

export async function readOne(ctx: Context, id: string): Promise<FeedbackEntryView> {
  return onlyView(ctx.db, await readMessage(ctx.db, id));
}

/** The assignee has to be an administrator at that moment. The same again changes nothing. */
export function assignTo(ctx: Context, id: string, operatorId: string | null): Promise<FeedbackEntryView> {
  return act(ctx, "feedback_assigned", id, async (ctx) => {
    const operator = operatorId === null ? null : await operators.findOperator(ctx.db, operatorId);
    if (operator === undefined) throw new AppError("not_found", "No such administrator.");
    const before = await assignMessage(ctx.db, id, operatorId);
    const target = operator
      ? { id: operator.id, name: operator.username }
      : { id: before.assignedTo ?? "", name: before.assigneeName ?? "" };
    // The assignee is the target, so that their name goes with their account.
    const details = { type: before.type, isTaken: operator === null };
    if (before.assignedTo !== operatorId)
      await recordAudit(ctx, [{ act: "feedback_assigned", target, details }]);
    return onlyView(ctx.db, await readMessage(ctx.db, id));
  });
}

/**
 * Writes the answer and claims its mail in one transaction, then sends. The same id again sends only what certainly
 * did not go out. A message that is answered is no longer new.
 */
export async function answer(
  ctx: Context,
  deps: MailDeps,
  { id, replyId, text }: InputOf<typeof answerFeedback>,
): Promise<FeedbackEntryView> {
  if (deps.mailer.kind === "none")
    throw new AppError("conflict", "No mail can be sent: this instance has no mail server. Set SMTP_URL.");
  const { claim } = await act(ctx, "feedback_answered", id, async (ctx) => {
    // The person before the message, as the purge locks them.
    await lockPerson(ctx.db, (await readMessage(ctx.db, id)).userId);
    const message = await lockMessage(ctx.db, id);
    const reply = { id: replyId, feedback_id: id, author_id: ctx.actor.id, text, created_at: ctx.now };
    const { isNew, isSame } = await keepReply(ctx.db, reply);
    if (!isSame) throw new AppError("conflict", "There is another answer with this id.");
    const claim = await claimReply(ctx.db, { id: replyId, userId: message.userId, now: ctx.now });
    if (isNew) {
      if (message.status === "new") await markMessage(ctx.db, id, "seen");
      await recordAudit(ctx, [{ act: "feedback_answered", target: { id, name: message.type } }]);
    }
    return { claim };
  });
  if (claim) await sendReply(deps, claim);
  return readOne(ctx, id);
}

export function readOperators(ctx: Context): ReturnType<typeof operators.listOperators> {
  return operators.listOperators(ctx.db);
}

export function mark(ctx: Context, id: string, status: FeedbackStatus): Promise<FeedbackEntryView> {
  return act(ctx, "feedback_marked", id, async (ctx) => {
    const { message, before } = await markMessage(ctx.db, id, status);
    const target = { id, name: message.type };
    if (before !== status)
      await recordAudit(ctx, [{ act: "feedback_marked", target, details: { from: before, to: status } }]);
    return onlyView(ctx.db, message);
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
    text: messagesCsv(rows.map((row) => view(row, []))),
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

async function withReplies(db: Handle, messages: readonly InboxMessage[]): Promise<FeedbackEntryView[]> {
  const replies = await readReplies(
    db,
    messages.map(({ id }) => id),
  );
  return messages.map((message) =>
    view(
      message,
      replies.flatMap(({ feedbackId, ...reply }) => (feedbackId === message.id ? [withIsoTimes(reply)] : [])),
    ),
  );
}

async function onlyView(db: Handle, message: InboxMessage): Promise<FeedbackEntryView> {
  const [entry] = await withReplies(db, [message]);
  if (!entry) throw new AppError("not_found", "No such message.");
  return entry;
}

function view(message: InboxMessage, replies: ReplyView[]): FeedbackEntryView {
  const { created_at: createdAt, assignedTo, assigneeName, ...row } = message;
  const assignee = assignedTo && assigneeName !== null ? { id: assignedTo, username: assigneeName } : null;
  return { ...row, createdAt: createdAt.toISOString(), assignee, replies };
}
