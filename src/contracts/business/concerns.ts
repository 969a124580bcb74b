import * as z from "zod/mini";
import { CONCERN_MAX_LENGTH } from "#domain/business/concern.ts";
import { endpoint } from "../endpoint.ts";
import { filledText } from "../fields/text.ts";
import { questSchema } from "../quests.ts";

/** A situation that may be on the person's mind. */
const concernSchema = z.object({
  id: z.string(),
  /** Words of the person: "My ads bring likes and no orders". */
  text: z.string(),
});
export type ConcernView = z.output<typeof concernSchema>;

const concernReadSchema = z.object({
  /** Said instead of readings, where no quest is due: a crisis, grief, a grave matter, or nothing understood. */
  said: z.nullable(z.string()),
  concerns: z.array(concernSchema),
});
export type ConcernReadView = z.output<typeof concernReadSchema>;

const id = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/u));
const said = filledText(CONCERN_MAX_LENGTH);

export const listConcerns = endpoint({
  method: "GET",
  path: "/api/concerns",
  access: "member",
  summary:
    "Whether to ask what is on the person's mind, and six things that may be: from the description, and what is frequent at this stage.",
  input: z.object({}),
  output: z.object({ isDue: z.boolean(), concerns: z.array(concernSchema) }),
});

export const readConcern = endpoint({
  method: "POST",
  path: "/api/concerns/read",
  access: "member",
  summary: "What somebody who typed this may mean, the most likely first. Nothing is kept.",
  isRepeatable: true,
  limit: "chat",
  input: z.object({ text: said }),
  output: concernReadSchema,
});

export const takeConcern = endpoint({
  method: "POST",
  path: "/api/concerns/{id}",
  access: "member",
  summary: "Adds the quest for what is on the person's mind. A repeat answers with the same quest.",
  errors: ["conflict"],
  input: z.object({ id, said: z.optional(said) }),
  output: questSchema,
});

export const postponeConcerns = endpoint({
  method: "POST",
  path: "/api/concerns",
  access: "member",
  summary: "'Not now': the question comes back after four weeks.",
  isRepeatable: true,
  output: z.object({ ok: z.literal(true) }),
});
