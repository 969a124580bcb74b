import * as z from "zod/mini";
import { SIGNALS } from "#domain/companion/signals.ts";
import { endpoint, noContent } from "../endpoint.ts";
import { filledText } from "../fields/text.ts";

const sideSchema = z.object({
  name: z.string(),
  /** Monday to Sunday of the person's own week: whether they finished a quest on the day. */
  dots: z.array(z.boolean()),
  /** The latest signal of this side, if it is not older than two days. */
  signal: z.nullable(z.enum(SIGNALS)),
});

export type CompanionSideView = z.output<typeof sideSchema>;

const companionSchema = z.object({
  companion: z.nullable(
    z.object({ you: sideSchema, other: sideSchema, since: z.string(), canSignal: z.boolean() }),
  ),
  /** Until when the person's open invitation works; its link is shown only when it is made. */
  inviteUntil: z.nullable(z.string()),
});

export type CompanionView = z.output<typeof companionSchema>;

const token = filledText(100);

export const showCompanion = endpoint({
  method: "GET",
  path: "/api/companion",
  access: "member",
  summary: "The person's companion with both weeks, and whether an invitation is open.",
  output: companionSchema,
});

export const inviteCompanion = endpoint({
  method: "POST",
  path: "/api/companion/invite",
  access: "member",
  summary: "Makes a link that one person can accept within seven days. An earlier open link ends.",
  errors: ["conflict"],
  output: z.object({ url: z.string(), inviteUntil: z.string() }),
});

export const withdrawInvite = endpoint({
  method: "DELETE",
  path: "/api/companion/invite",
  access: "member",
  summary: "Ends the open invitation: its link no longer works.",
  output: noContent,
});

const LOOKS = ["open", "own", "repeated", "taken"] as const;

export const lookAtInvite = endpoint({
  method: "POST",
  path: "/api/companion/invite/look",
  access: "member",
  summary: "Who invites, by the secret of the link. taken: the person has a companion already.",
  errors: ["not_found"],
  input: z.object({ token }),
  output: z.object({ name: z.string(), state: z.enum(LOOKS) }),
  isRepeatable: true,
});

export const acceptInvite = endpoint({
  method: "POST",
  path: "/api/companion/invite/accept",
  access: "member",
  summary: "Accepts an invitation. Accepting it again changes nothing.",
  errors: ["not_found", "conflict"],
  input: z.object({ token }),
  output: companionSchema,
  isRepeatable: true,
});

export const sendSignal = endpoint({
  method: "POST",
  path: "/api/companion/signal",
  access: "member",
  summary: "Sends one of six kind words to the companion, once a day.",
  errors: ["not_found", "conflict"],
  input: z.object({ signal: z.enum(SIGNALS) }),
  output: companionSchema,
  isRepeatable: true,
});

export const endCompanion = endpoint({
  method: "DELETE",
  path: "/api/companion",
  access: "member",
  summary: "Ends it at once, for both.",
  errors: ["not_found"],
  output: noContent,
});

/** In the export: own data, and nothing of the other person but that there is one. */
export const exportedCompanionSchema = z.object({
  since: z.string(),
  signal: z.nullable(z.object({ signal: z.string(), day: z.string(), sentAt: z.string() })),
});
