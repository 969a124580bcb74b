import * as z from "zod/mini";
import { ACTIVITY_KINDS } from "#domain/activity/activity.ts";
import { endpoint, noContent } from "./endpoint.ts";

const activitySchema = z.object({
  /** Later entries have greater numbers. */
  id: z.number(),
  kind: z.enum(ACTIVITY_KINDS),
  /** In English; the page makes them anew in its language of what follows. */
  title: z.string(),
  description: z.string(),
  /** What it is about, such as the quest's title; missing in answers that a browser kept from before there was one. */
  subject: z.optional(z.nullable(z.string())),
  amount: z.optional(z.nullable(z.number())),
  at: z.string(),
  isRead: z.boolean(),
});

export type ActivityView = z.output<typeof activitySchema>;

export const listActivity = endpoint({
  method: "GET",
  path: "/api/activity",
  access: "member",
  isReadWithOthers: true,
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
