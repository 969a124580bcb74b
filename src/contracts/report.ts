import * as z from "zod/mini";
import { HEALTH } from "#domain/performance/system-health.ts";
import { endpoint } from "./endpoint.ts";

export const REPORT_RANGES = ["24h", "7d", "30d", "90d"] as const;
export type ReportRange = (typeof REPORT_RANGES)[number];

const share = z.nullable(z.number());
const returnedSchema = z.object({ people: z.number(), returned: z.number() });

export const reportSchema = z.object({
  reportId: z.string(),
  generatedAt: z.string(),
  range: z.enum(REPORT_RANGES),
  /** Demo people are included in the figures, so the page must say so. */
  hasDemoPeople: z.boolean(),
  /** Which time the figures are of. Missing in reports of former versions, as is `before`. */
  period: z.optional(
    z.object({
      zone: z.string(),
      from: z.string(),
      beforeFrom: z.string(),
      /** Events and sessions are those of whole UTC days, which are not the zone's. */
      areVisitsInUtc: z.boolean(),
    }),
  ),
  /** The same figures over the period of the same length before. */
  before: z.optional(
    z.object({
      totalEvents: z.number(),
      tasksGenerated: z.number(),
      tasksCompleted: z.number(),
      successRate: share,
      averageGenerationTime: z.nullable(z.number()),
      totalSessions: z.number(),
      feedbackCount: z.number(),
    }),
  ),
  summary: z.object({
    totalEvents: z.number(),
    activeUsers: z.number(),
    tasksGenerated: z.number(),
    tasksCompleted: z.number(),
    systemHealth: z.enum(HEALTH),
  }),
  taskMetrics: z.object({
    /** Share of generations that succeeded. */
    successRate: share,
    generations: z.number(),
    /** Share of the quests generated in the range that were completed; rejected ones are excluded. */
    completionRate: share,
    totalGenerated: z.number(),
    /** Milliseconds. */
    averageGenerationTime: z.nullable(z.number()),
    businessTypeBreakdown: z.record(z.string(), z.number()),
  }),
  userMetrics: z.object({
    /** Out of 5. */
    averageRating: z.nullable(z.number()),
    totalRatings: z.number(),
    totalSessions: z.number(),
    feedbackCount: z.number(),
    retentionRate: z.object({ daily: share, weekly: share, monthly: share }),
    /** The people behind the rates: those whose return window ended in the range. */
    cohorts: z.object({ daily: returnedSchema, weekly: returnedSchema, monthly: returnedSchema }),
  }),
  performanceMetrics: z.object({
    systemHealth: z.object({
      /** 0 to 100. */
      uptime: z.nullable(z.number()),
      /** Milliseconds. */
      responseTime: z.nullable(z.number()),
      errorRate: share,
      /** Requests in the last 60 minutes; null until a full minute of them was measured. */
      throughput: z.nullable(z.number()),
      /** In the range: the basis of response time and error rate. */
      requests: z.number(),
      /** In the range: the basis of the uptime. */
      samples: z.number(),
    }),
    pluginPerformance: z.record(
      z.string(),
      z.object({
        successRate: z.number(),
        /** Milliseconds. */
        executionTime: z.number(),
        errorCount: z.number(),
        /** Runs over 50 ms. Missing in reports from before these were counted. */
        slowCount: z._default(z.number(), 0),
        /** Those slow runs that spent most of their time waiting for a CPU. */
        slowWaiting: z._default(z.number(), 0),
        runs: z.number(),
      }),
    ),
  }),
  insights: z.array(
    z.object({
      title: z.string(),
      description: z.string(),
      priority: z.enum(["high", "medium", "low"]),
      /** 0 to 1. */
      confidence: z.number(),
      actionable: z.boolean(),
    }),
  ),
  recommendations: z.array(z.string()),
});

export type ReportView = z.output<typeof reportSchema>;

export const readReport = endpoint({
  method: "GET",
  path: "/api/analytics/report",
  access: "member",
  summary: "How this instance performs: sums and rates only, nobody's name. Kept 24 h under its id.",
  errors: ["forbidden"],
  input: z.object({ range: z.optional(z.enum(REPORT_RANGES)) }),
  output: reportSchema,
  isSlow: true,
});

export const exportReport = endpoint({
  method: "GET",
  path: "/api/analytics/export",
  access: "member",
  summary: "A report of one's own as a file.",
  errors: ["forbidden", "not_found"],
  input: z.object({ reportId: z.uuid(), format: z.enum(["json", "csv"]) }),
  output: z.string(),
  isSlow: true,
});
