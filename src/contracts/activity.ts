import * as z from "zod/mini";
import { ACTIVITY_KINDS } from "#domain/activity/activity.ts";
import { endpoint, noContent } from "./endpoint.ts";

const activitySchema = z.object({
  /** Later entries have greater numbers. */
  id: z.number(),
  kind: z.enum(ACTIVITY_KINDS),
  title: z.string(),
  description: z.string(),
  at: z.string(),
  isRead: z.boolean(),
});

export type ActivityView = z.output<typeof activitySchema>;

export const listActivity = endpoint({
  method: "GET",
  path: "/api/activity",
  access: "member",
  summary: "The newest 50 things that happened to the person in the last 30 days.",
  takesTokens: true,
  output: z.array(activitySchema),
});

export const markActivityRead = endpoint({
  method: "POST",
  path: "/api/activity/read",
  access: "member",
  summary: "Marks entries as read, up to this one. Newer ones, which the person has not seen, stay unread.",
  takesTokens: true,
  input: z.object({ upTo: z.int().check(z.gte(1)) }),
  output: noContent,
  isRepeatable: true,
});
