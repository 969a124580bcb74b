import * as z from "zod/mini";
import { EVENTS_PER_CALL, FUNNEL_EVENTS } from "#domain/analytics/analytics-events.ts";
import { endpoint } from "./endpoint.ts";
import { filledText, text } from "./fields/text.ts";

/** What a tab calls itself: random, and kept only as a hash. */
const visitId = filledText(100);
const wholeSeconds = z.int().check(z.gte(0), z.lte(86_400));

export const startVisit = endpoint({
  method: "POST",
  path: "/api/analytics/session/start",
  access: "public",
  summary: "A session begins. Repeating it changes nothing.",
  input: z.object({ sessionId: visitId, userAgent: z.optional(text(500)) }),
  output: z.object({ ok: z.literal(true) }),
  isRepeatable: true,
  limit: "analytics",
  isSlow: true,
});

export const endVisit = endpoint({
  method: "POST",
  path: "/api/analytics/session/end",
  access: "public",
  summary: "How long a session was active, and how much was done. Repeats keep the larger figures.",
  input: z.object({
    sessionId: visitId,
    activeTime: wholeSeconds,
    actionsCount: z.int().check(z.gte(0), z.lte(100_000)),
  }),
  output: z.object({ ok: z.literal(true) }),
  isRepeatable: true,
  limit: "analytics",
  isSlow: true,
});

export const reachFunnelStep = endpoint({
  method: "POST",
  path: "/api/analytics/funnel",
  access: "public",
  summary: "A step on the way from visitor to founder; each counts once a session.",
  input: z.object({
    event: z.enum(FUNNEL_EVENTS),
    sessionId: visitId,
    /** Ignored: the session says who it is. */
    userId: z.optional(z.unknown()),
    timestamp: z.optional(text(40)),
    metadata: z.optional(z.record(z.string(), z.unknown())),
  }),
  output: z.object({ ok: z.literal(true) }),
  isRepeatable: true,
  limit: "analytics",
  isSlow: true,
});

export const sayOnline = endpoint({
  method: "POST",
  path: "/api/analytics/online",
  access: "public",
  summary: "Someone is here. It counts for 90 seconds and is written nowhere.",
  input: z.object({ sessionId: visitId, currentPage: z.optional(text(300)) }),
  output: z.object({ ok: z.literal(true) }),
  isRepeatable: true,
  limit: "analytics",
  isSlow: true,
});

/**
 * Each event is read on its own (`readEvent` of the server), so that a bad one never costs a good one beside it:
 * {action, element, page, metadata: {sessionId, timestamp, seq, …}}.
 */
const events = z.array(z.unknown()).check(z.minLength(1), z.maxLength(EVENTS_PER_CALL));
const acceptedSchema = z.object({ accepted: z.number() });

export const sendActions = endpoint({
  method: "POST",
  path: "/api/analytics/actions",
  access: "member",
  summary: "What a signed-in person did, up to 50 events. A repeated event counts once.",
  input: z.object({ events }),
  output: acceptedSchema,
  isRepeatable: true,
  isSlow: true,
});

export const sendPublicActions = endpoint({
  method: "POST",
  path: "/api/analytics/actions/public",
  access: "public",
  summary: "What a visitor did, up to 50 events. A repeated event counts once.",
  input: z.object({ events }),
  output: acceptedSchema,
  isRepeatable: true,
  limit: "analytics",
  isSlow: true,
});

/** Shares travel as 0 to 1, and as null where there is nothing to divide by. */
const share = z.nullable(z.number());
const ratingSchema = z.object({ average: z.nullable(z.number()), totalRatings: z.number() });

export const dashboardSchema = z.object({
  generatedAt: z.string(),
  /** Made-up people of a demo world count like others: whoever reads must know. */
  hasDemoPeople: z.boolean(),
  totalUsers: z.number(),
  newUsersThisWeek: z.number(),
  activeUsers: z.number(),
  onlineUsers: z.number(),
  onlineVisitors: z.number(),
  retentionRate: share,
  /** Those active on days 31 to 60 before, and how many of them came back in the last 30. */
  retention: z.object({ before: z.number(), returned: z.number() }),
  completionRate: share,
  completedTasks: z.number(),
  totalTasks: z.number(),
  totalXP: z.number(),
  averageXP: z.nullable(z.number()),
  /** Out of how many the lists below are made, whatever they show of it. */
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
        /** Mean active seconds a session. */
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
        /** How often it stood first where any tool was opened: what the accuracy is out of. */
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
  input: z.object({}),
  output: dashboardSchema,
  isSlow: true,
});
