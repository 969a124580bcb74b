import * as z from "zod/mini";
import { MILESTONES } from "#domain/business/fact-keys.ts";
import { STAGES } from "#domain/business/way.ts";
import { endpoint } from "../endpoint.ts";

const stage = z.enum(STAGES);

/** done: a fact says so. passed: it belongs to an earlier stage. now: worked on next. open: can be worked on. ahead: locked. */
export const PATH_STATES = ["done", "passed", "now", "open", "ahead"] as const;

export const pathSchema = z.object({
  modelName: z.string(),
  stage: z.nullable(stage),
  milestones: z.array(
    z.object({
      id: z.enum(MILESTONES),
      stage,
      title: z.string(),
      unlocks: z.string(),
      state: z.enum(PATH_STATES),
      /** Titles of milestones that must be reached first. */
      needs: z.array(z.string()),
      /** Finished quests of it, and how many reach it; null where only a report does. */
      done: z.number(),
      takes: z.nullable(z.number()),
      /** Open quests that work on it. */
      quests: z.array(z.object({ id: z.string(), title: z.string(), isCompleted: z.boolean() })),
      reachedAt: z.nullable(z.string()),
      // The previous version sent neither of the next two.
      /** Finished quests of it, at most the latest three, the earliest of them first. */
      finished: z.optional(z.array(z.object({ id: z.string(), title: z.string(), day: z.string() }))),
      /** The day on which it is reached if it goes on like so far; null where nothing tells. */
      paceDay: z.optional(z.nullable(z.string())),
    }),
  ),
});
export type PathView = z.output<typeof pathSchema>;

export const showPath = endpoint({
  method: "GET",
  path: "/api/path",
  access: "member",
  isReadWithOthers: true,
  summary: "The milestones of this kind of business: what is reached, what is next, what it needs.",
  takesTokens: true,
  input: z.object({}),
  output: pathSchema,
});
