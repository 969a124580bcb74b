import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { FEEDBACK_TYPES } from "../feedback.ts";
import { filledText } from "../fields/text.ts";
import { page } from "./admin-calls.ts";

export const FEEDBACK_STATUSES = ["new", "seen", "done"] as const;
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number];

export const REPLY_MAX = 5_000;

const replySchema = z.object({
  id: z.string(),
  text: z.string(),
  /** Null once the author's account is deleted for good. */
  authorName: z.nullable(z.string()),
  createdAt: z.string(),
  /** Of its mail. "sending" for more than ten minutes: nobody knows whether it arrived. */
  state: z.enum(["sending", "sent", "failed"]),
  /** Why it failed. */
  error: z.nullable(z.string()),
});

export type ReplyView = z.output<typeof replySchema>;

export const feedbackEntrySchema = z.object({
  id: z.string(),
  type: z.enum(FEEDBACK_TYPES),
  title: z.string(),
  description: z.string(),
  email: z.string(),
  userName: z.string(),
  page: z.nullable(z.string()),
  lastAction: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
  createdAt: z.string(),
  status: z.enum(FEEDBACK_STATUSES),
  userId: z.string(),
  assignee: z.nullable(z.object({ id: z.string(), username: z.string() })),
  /** Oldest first, at most 50. */
  replies: z.array(replySchema),
});

export type FeedbackEntryView = z.output<typeof feedbackEntrySchema>;

export const listFeedback = endpoint({
  method: "GET",
  path: "/api/admin/feedback",
  access: "admin",
  summary: "What people told us, newest first, 50 a page.",
  input: z.object({
    ...page,
    status: z.optional(z.enum(FEEDBACK_STATUSES)),
    type: z.optional(z.enum(FEEDBACK_TYPES)),
    /** Only what is assigned to the caller. */
    mine: z.optional(z.enum(["true", "false"])),
  }),
  output: z.object({
    entries: z.array(feedbackEntrySchema),
    waiting: z.number(),
    next: z.nullable(z.string()),
  }),
});

export const setFeedbackStatus = endpoint({
  method: "PUT",
  path: "/api/admin/feedback/{id}",
  access: "admin",
  summary: "Marks a message as new, seen or done.",
  input: z.object({ id: z.uuid(), status: z.enum(FEEDBACK_STATUSES) }),
  output: feedbackEntrySchema,
});

export const exportFeedback = endpoint({
  method: "GET",
  path: "/api/admin/feedback/export",
  access: "admin",
  summary: "Messages as a CSV file, newest first, at most 50,000; a cut file says so in its name.",
  output: z.string(),
  isSlow: true,
});

export const readFeedback = endpoint({
  method: "GET",
  path: "/api/admin/feedback/{id}",
  access: "admin",
  summary: "One message with its answers.",
  input: z.object({ id: z.uuid() }),
  output: feedbackEntrySchema,
});

export const assignFeedback = endpoint({
  method: "PUT",
  path: "/api/admin/feedback/{id}/assignee",
  access: "admin",
  summary: "Gives a message to an administrator, or to nobody.",
  input: z.object({ id: z.uuid(), operatorId: z.nullable(z.uuid()) }),
  output: feedbackEntrySchema,
});

export const answerFeedback = endpoint({
  method: "PUT",
  path: "/api/admin/feedback/{id}/replies/{replyId}",
  access: "admin",
  summary:
    "Answers a message by mail. The same id again sends nothing twice; it tries again what certainly did not go out.",
  errors: ["conflict"],
  input: z.object({ id: z.uuid(), replyId: z.uuid(), text: filledText(REPLY_MAX) }),
  output: feedbackEntrySchema,
  isSlow: true,
});

export const listOperators = endpoint({
  method: "GET",
  path: "/api/admin/operators",
  access: "admin",
  summary: "The administrators, by name; at most 200.",
  output: z.array(z.object({ id: z.string(), username: z.string() })),
});
