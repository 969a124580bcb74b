import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { questSchema, taskId } from "../quests.ts";

export const shortenQuest = endpoint({
  method: "POST",
  path: "/api/tasks/{taskId}/shorter",
  access: "member",
  summary: "Sets a generated quest to its next smaller length, with the text for it. 409 if there is none.",
  takesTokens: true,
  errors: ["conflict"],
  input: z.object({
    taskId,
    /** The length that the person sees: a quest that is shorter by now stays as it is. */
    fromHours: z.optional(z.number()),
  }),
  output: questSchema,
});

export const lengthenQuest = endpoint({
  method: "POST",
  path: "/api/tasks/{taskId}/longer",
  access: "member",
  summary: "Undoes the last shortening: the text, length and reward of before. Harmless if there was none.",
  takesTokens: true,
  errors: ["conflict"],
  input: z.object({ taskId }),
  output: questSchema,
});
