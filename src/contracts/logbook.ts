import * as z from "zod/mini";
import { OUTCOMES } from "#domain/logbook/logbook.ts";
import { endpoint } from "./endpoint.ts";
import { pageCursor } from "./fields/page-cursor.ts";
import { balanceSchema } from "./money/money-fields.ts";

/** Default page size for the screen; an export uses the maximum. */
export const LOGBOOK_PAGE = 50;
export const LOGBOOK_PAGE_MAX = 500;

export const logbookEntrySchema = z.object({
  id: z.string(),
  title: z.string(),
  category: z.string(),
  /** In the person's time zone. */
  day: z.string(),
  outcome: z.nullable(z.enum(OUTCOMES)),
  notes: z.nullable(z.string()),
  /** As typed by the user: make it a link only if `isWebAddress` accepts it. */
  link: z.nullable(z.string()),
  metric: z.nullable(z.object({ name: z.string(), value: z.number() })),
  timeSpentSec: z.nullable(z.number()),
  /** Money entered with this quest, each currency for itself. The previous version sent none. */
  brought: z._default(z.array(balanceSchema), []),
});

export type LogbookEntryView = z.output<typeof logbookEntrySchema>;

export const listLogbook = endpoint({
  method: "GET",
  path: "/api/logbook",
  access: "member",
  summary: "What the person has completed and what there is to show for it, newest first, 50 a page.",
  takesTokens: true,
  input: z.object({
    before: z.optional(pageCursor()),
    limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(LOGBOOK_PAGE_MAX))),
  }),
  output: z.object({ entries: z.array(logbookEntrySchema), next: z.nullable(z.string()) }),
});

const categoryPaceSchema = z.object({
  category: z.string(),
  quests: z.number(),
  estimatedHours: z.number(),
  actualHours: z.number(),
});

export const readPace = endpoint({
  method: "GET",
  path: "/api/logbook/pace",
  access: "member",
  summary: "Estimated against actual hours by category, over the latest 500 quests with notes.",
  takesTokens: true,
  output: z.array(categoryPaceSchema),
});
