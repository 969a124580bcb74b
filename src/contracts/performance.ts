import * as z from "zod/mini";
import { TRENDS } from "#domain/analytics/trend.ts";
import { HISTORY_RANGES } from "#domain/performance/history-ranges.ts";
import { HEALTH } from "#domain/performance/system-health.ts";
import { endpoint } from "./endpoint.ts";

/** Null means no data. Rates are 0 to 1, resources 0 to 100, times in milliseconds. */
const figure = z.nullable(z.number());

const trendSchema = z.object({
  /** Over the last 5 minutes. */
  current: figure,
  trend: z.enum(TRENDS),
  /** Relative to the 5 minutes before: 0.08 is 8 % more. */
  change: figure,
  /** The last 30 minutes, oldest first. */
  points: z.array(figure),
});

const METRIC_UNITS = ["ms", "count", "share"] as const;

export const snapshotSchema = z.object({
  summary: z.object({
    systemHealth: z.enum(HEALTH),
    avgResponseTime: figure,
    errorRate: figure,
    totalRequests: z.number(),
    activeAlerts: z.number(),
    /** Number of instances in these figures. Missing from older instances during a rolling restart. */
    servers: z._default(z.number(), 1),
  }),
  metrics: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      value: figure,
      unit: z.enum(METRIC_UNITS),
      category: z.enum(["performance", "traffic", "database"]),
    }),
  ),
  breakdown: z.object({
    resources: z.object({
      memoryUsage: z.number(),
      cpuUsage: z.number(),
      activeConnections: z.number(),
      cacheHitRate: figure,
    }),
    ragEngine: z.object({
      tasksGenerated: z.number(),
      avgGenerationTime: figure,
      successRate: figure,
      pluginEnhancements: z.number(),
    }),
  }),
  trends: z.object({
    responseTime: trendSchema,
    /** Requests in the last 60 minutes, against the 60 before; null until a full minute was measured. */
    throughput: trendSchema,
    errorRate: trendSchema,
    memoryUsage: trendSchema,
  }),
  alerts: z.array(
    z.object({
      id: z.string(),
      type: z.enum(["critical", "warning", "info"]),
      title: z.string(),
      message: z.string(),
      timestamp: z.string(),
      resolved: z.boolean(),
    }),
  ),
});

export type PerformanceSnapshot = z.output<typeof snapshotSchema>;

export const readPerformance = endpoint({
  method: "GET",
  path: "/api/performance/dashboard",
  access: "member",
  summary: "How the servers fare now: times, errors, load, trends and alerts. Nobody's name.",
  errors: ["forbidden"],
  output: z.object({ data: snapshotSchema }),
});

const lineSchema = z.object({
  /** Over the whole range, and over the one before it. */
  value: figure,
  before: figure,
  /** One for each step, oldest first. */
  series: z.array(figure),
  /** Empty if minutes of the range before are no longer kept. */
  seriesBefore: z.array(figure),
});

export const historySchema = z.object({
  range: z.enum(HISTORY_RANGES),
  /** The start of each step. */
  steps: z.array(z.string()),
  responseTime: lineSchema,
  p95: lineSchema,
  /** Requests per hour. */
  throughput: lineSchema,
  errorRate: lineSchema,
  memoryUsage: lineSchema,
  cpuUsage: lineSchema,
  /** Of the samples that were taken, the share in which the instance was ready. */
  uptime: figure,
});

export type HistoryView = z.output<typeof historySchema>;

export const readPerformanceHistory = endpoint({
  method: "GET",
  path: "/api/performance/history",
  access: "member",
  summary: "How the servers fared over 1 hour, 24 hours, 7 or 90 days, from the stored minutes.",
  errors: ["forbidden"],
  input: z.object({ range: z.enum(HISTORY_RANGES) }),
  output: historySchema,
  isSlow: true,
});

export const exportPerformance = endpoint({
  method: "GET",
  path: "/api/performance/export",
  access: "member",
  summary: "The same as a file, with every share as a percentage and the unit of each figure.",
  errors: ["forbidden"],
  input: z.object({ format: z.enum(["json", "csv"]) }),
  output: z.string(),
});
