import * as z from "zod/mini";
import { RANGES } from "#domain/analytics/ranges.ts";
import { endpoint } from "./endpoint.ts";

/** Shares are 0 to 1, or null if the denominator is 0. */
const share = z.nullable(z.number());
const ratingSchema = z.object({ average: z.nullable(z.number()), totalRatings: z.number() });

export const dashboardSchema = z.object({
  generatedAt: z.string(),
  /** Where funnel, lists, bounces and crashes begin: a full hour for 24h, else the start of a UTC day. */
  listedFrom: z.string(),
  /** Demo people are included in the figures, so the page must say so. */
  hasDemoPeople: z.boolean(),
  totalUsers: z.number(),
  newUsersThisWeek: z.number(),
  activeUsers: z.number(),
  onlineUsers: z.number(),
  onlineVisitors: z.number(),
  retentionRate: share,
  /** People active 31 to 60 days ago, and how many of them returned in the last 30. */
  retention: z.object({ before: z.number(), returned: z.number() }),
  completionRate: share,
  completedTasks: z.number(),
  totalTasks: z.number(),
  totalXP: z.number(),
  averageXP: z.nullable(z.number()),
  /** Totals that the lists below are drawn from, including entries not shown. */
  basis: z.object({ actions: z.number(), features: z.number(), toolOpenings: z.number() }),
  topActions: z.array(z.object({ action: z.string(), element: z.string(), count: z.number() })),
  userEngagement: z.array(
    z.object({
      date: z.string(),
      sessions: z.number(),
      /** Seconds; null on a day without sessions. */
      avgSessionTime: z.nullable(z.number()),
      avgActionsPerSession: z.nullable(z.number()),
    }),
  ),
  topUsers: z.array(
    z.object({
      id: z.string(),
      username: z.string(),
      level: z.number(),
      tasksCompleted: z.number(),
      totalXP: z.number(),
    }),
  ),
  conversionFunnel: z.object({
    landingPageViews: z.number(),
    ctaClicks: z.number(),
    onboardingStarts: z.number(),
    onboardingCompletions: z.number(),
  }),
  userBehaviorPatterns: z.object({
    /** 24 entries, UTC. */
    peakUsageHours: z.array(z.object({ hour: z.number(), activity: z.number() })),
  }),
  businessMetrics: z.object({
    userSegments: z.array(
      z.object({
        segment: z.string(),
        count: z.number(),
        /** Mean active seconds per session. */
        avgEngagement: z.nullable(z.number()),
      }),
    ),
    /** Averages out of 5. */
    aiTaskPerformance: ratingSchema,
    aiModelPerformance: ratingSchema,
    uiPerformance: z.object({
      totalRatings: z.number(),
      averageRatings: z.object({
        overall: z.nullable(z.number()),
        visualDesign: z.nullable(z.number()),
        navigation: z.nullable(z.number()),
        loadingSpeed: z.nullable(z.number()),
      }),
    }),
    toolPredictions: z.array(
      z.object({
        tool: z.string(),
        accuracy: share,
        /** How often it was ranked first when any tool was opened: the denominator of the accuracy. */
        predictions: z.number(),
        usage: z.number(),
      }),
    ),
  }),
  technicalMetrics: z.object({
    /** Milliseconds. */
    avgResponseTime: z.nullable(z.number()),
    errorRate: share,
    bounceRate: share,
    crashRate: share,
    requests: z.number(),
    visits: z.number(),
  }),
  realTimeMetrics: z.object({
    ongoingTasks: z.number(),
    queuedOperations: z.number(),
    /** 0 to 100. */
    systemHealth: z.object({ cpu: z.number(), memory: z.number() }),
  }),
  marketingInsights: z.object({
    trafficSources: z.array(z.object({ source: z.string(), visitors: z.number(), conversionRate: share })),
  }),
  topFeatures: z.array(
    z.object({ featureName: z.string(), usageCount: z.number(), avgTimeSpent: z.number() }),
  ),
});

export type DashboardView = z.output<typeof dashboardSchema>;

export const readDashboard = endpoint({
  method: "GET",
  path: "/api/analytics/dashboard",
  access: "admin",
  summary: "The console's figures. Each is computed by the formula in docs/analytics.md.",
  /** The range of lists, funnel, hours, bounces and crashes; 30 days unless told. */
  input: z.object({ range: z.optional(z.enum(RANGES)) }),
  output: dashboardSchema,
  isSlow: true,
});
