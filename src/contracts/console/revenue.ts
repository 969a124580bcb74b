import * as z from "zod/mini";
import { RANGES } from "#domain/analytics/ranges.ts";
import { endpoint } from "../endpoint.ts";

/** Shares are 0 to 1, or null if the denominator is 0. Amounts are cents. */
const movedSchema = z.object({ count: z.number(), amount: z.number() });
const personSchema = z.object({
  id: z.string(),
  username: z.string(),
  profileImageUrl: z.nullable(z.string()),
});

/** A figure over a range: now, at the same point of the period before, and step by step. */
export const figureSchema = z.object({
  value: z.nullable(z.number()),
  before: z.nullable(z.number()),
  series: z.array(z.nullable(z.number())),
  seriesBefore: z.array(z.nullable(z.number())),
});
export type FigureView = z.output<typeof figureSchema>;

/** The range and the period before it, as the server cut them. */
export const rangeSchema = z.object({
  range: z.enum(RANGES),
  zone: z.string(),
  /** The start of each step, oldest first; and of the period before. */
  steps: z.array(z.string()),
  stepsBefore: z.array(z.string()),
  /** The end of the range: when the figures were read. */
  until: z.string(),
});
export type RangeView = z.output<typeof rangeSchema>;

export const revenueSchema = z.object({
  ...rangeSchema.shape,
  /** The figures are of the built-in test provider: no money was taken. */
  isTestMoney: z.boolean(),
  hasDemoPeople: z.boolean(),
  currency: z.string(),
  mrr: figureSchema,
  active: figureSchema,
  trials: figureSchema,
  trialToPaid: figureSchema,
  churn: figureSchema,
  failed: figureSchema,
  trialsOfRange: z.object({ begun: z.number(), ended: z.number(), paid: z.number() }),
  churnOf: z.object({ lost: z.number(), of: z.number() }),
  /** Payments that failed and wait for another try. */
  waiting: movedSchema,
  movements: z.object({
    start: z.number(),
    began: movedSchema,
    returned: movedSchema,
    cancelled: movedSchema,
    unpaid: movedSchema,
    end: z.number(),
  }),
  /** Running trials by when they end. */
  trialsEnding: z.object({
    within3Days: z.number(),
    within7Days: z.number(),
    later: z.number(),
    next: z.array(
      z.object({
        ...personSchema.shape,
        endsAt: z.string(),
        daysLeft: z.number(),
        questsThisWeek: z.number(),
        lastSeenAt: z.nullable(z.string()),
      }),
    ),
  }),
  failedPayments: z.array(
    z.object({
      ...personSchema.shape,
      amount: z.number(),
      failedAt: z.string(),
      /** Until then access goes on and the payment is tried again. */
      givenUpAt: z.string(),
    }),
  ),
  accountsByPlan: z.object({
    subscribed: z.number(),
    trial: z.number(),
    trialEnded: z.number(),
    legacy: z.number(),
    unsubscribed: z.number(),
  }),
  /** Of those who first paid in a month, how many still pay at the end of each month since; the first is all of them. */
  cohorts: z.array(z.object({ month: z.string(), people: z.number(), staying: z.array(z.number()) })),
});
export type RevenueView = z.output<typeof revenueSchema>;

export const readRevenue = endpoint({
  method: "GET",
  path: "/api/analytics/revenue",
  access: "admin",
  summary:
    "The console's revenue, from the ledger of payments. Each figure is computed by the formula in docs/analytics.md.",
  input: z.object({ range: z._default(z.enum(RANGES), "7d") }),
  output: revenueSchema,
  isSlow: true,
});
