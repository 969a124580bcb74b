import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { FEEDBACK_TYPES } from "../feedback.ts";
import { page } from "./admin-calls.ts";

export const FEEDBACK_STATUSES = ["new", "seen", "done"] as const;
export type FeedbackStatus = (typeof FEEDBACK_STATUSES)[number];

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
});

export type FeedbackEntryView = z.output<typeof feedbackEntrySchema>;

export const listFeedback = endpoint({
  method: "GET",
  path: "/api/admin/feedback",
  access: "admin",
  summary: "What people told us, newest first, 50 a page.",
  input: z.object({ ...page, status: z.optional(z.enum(FEEDBACK_STATUSES)) }),
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
