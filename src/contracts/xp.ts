import * as z from "zod/mini";
import { userSchema } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { pageCursor } from "./fields/page-cursor.ts";
import { text } from "./fields/text.ts";

export const claimXp = endpoint({
  method: "POST",
  path: "/api/auth/user/xp",
  access: "member",
  summary:
    "Claims an award that the server wrote: the one with this id, or else the latest unclaimed one of this size, a waiting one before a settled one.",
  errors: ["not_found", "conflict"],
  input: z.object({
    /** The amount the award promised. */
    xpGain: z.int().check(z.gte(0), z.lte(1_000)),
    /** Id from the response to completing a quest. Claiming it again gives the same response. */
    awardId: z.optional(z.uuid()),
    /** What the award is for, such as `twitter_share`; a quest if absent. Ignored with an `awardId`. */
    source: z.optional(text(40)),
  }),
  output: z.extend(userSchema, {
    levelUp: z.boolean(),
    newLevel: z.number(),
    awarded: z.number(),
    /** Why less was paid than the reward; null if it was paid in full. */
    reason: z.nullable(z.string()),
  }),
});

const ledgerEntrySchema = z.object({
  id: z.string(),
  amount: z.number(),
  source: z.string(),
  label: z.string(),
  at: z.string(),
});

export const listLedger = endpoint({
  method: "GET",
  path: "/api/progress/ledger",
  access: "member",
  summary: "Where the person's XP comes from, newest first, 50 a page.",
  takesTokens: true,
  input: z.object({ before: z.optional(pageCursor()) }),
  output: z.object({ total: z.number(), entries: z.array(ledgerEntrySchema), next: z.nullable(z.string()) }),
});
