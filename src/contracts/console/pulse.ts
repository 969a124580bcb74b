import * as z from "zod/mini";
import { RANGES } from "#domain/analytics/ranges.ts";
import { endpoint } from "../endpoint.ts";
import { figureSchema, rangeSchema } from "./revenue.ts";

export const pulseSchema = z.object({
  ...rangeSchema.shape,
  /** Figures that count whole UTC days, where these are not the days of the zone, and the range cut into them. */
  inUtc: z.nullable(
    z.object({ range: rangeSchema, figures: z.array(z.enum(["activeUsers", "retention", "session"])) }),
  ),
  isTestMoney: z.boolean(),
  currency: z.string(),
  /** Cents. */
  mrr: figureSchema,
  trials: figureSchema,
  /** The series are people a step; the value is people in the range. */
  activeUsers: figureSchema,
  totalUsers: figureSchema,
  /** The series are the share of the people of the period before who were here in that step. */
  retention: figureSchema,
  completion: figureSchema,
  /** Seconds. */
  session: figureSchema,
  /** The value is the XP of all open accounts; series and `before` are XP earned. */
  xp: figureSchema,
  /** What the shares above are made of, and the tiles' second lines. */
  basis: z.object({
    activeSubscriptions: z.number(),
    trialsEndingIn7Days: z.number(),
    retention: z.object({ before: z.number(), returned: z.number() }),
    completion: z.object({ generated: z.number(), completed: z.number() }),
    sessions: z.number(),
    actionsPerSession: z.nullable(z.number()),
    xpEarned: z.number(),
    newUsers: z.number(),
  }),
  /** The last two steps of the funnel. Paid: of the trials that ended in the range. */
  funnel: z.object({ trialsStarted: z.number(), trialsEnded: z.number(), paid: z.number() }),
});
export type PulseView = z.output<typeof pulseSchema>;

export const readPulse = endpoint({
  method: "GET",
  path: "/api/analytics/pulse",
  access: "admin",
  summary: "The eight figures of the console's overview over a range, with the period before, step by step.",
  input: z.object({ range: z._default(z.enum(RANGES), "7d") }),
  output: pulseSchema,
  isSlow: true,
});
