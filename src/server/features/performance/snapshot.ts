import type { PerformanceSnapshot } from "#contracts/performance.ts";
import { shareOf } from "#domain/analytics/figures.ts";
import { trendOf } from "#domain/analytics/trend.ts";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { groupBy } from "#domain/general/group-by.ts";
import { bySeverity } from "#domain/performance/alert-delivery.ts";
import { systemHealth } from "#domain/performance/system-health.ts";
import type { AlertRecord } from "#server/platform/db/tables/schema.ts";
import type { DaySums } from "./system-minutes.repository.ts";
import type { SystemSample } from "./system-sample.ts";
import { type MinuteRequests, throughputTrend } from "./throughput.ts";
import { figuresOf, stretch, type WindowFigures } from "./window-figures.ts";

export const WINDOW_MS = 5 * MS_PER_MINUTE;
const POINT_MS = 30_000;
const DIGITS = 10_000;

interface SnapshotParts {
  /** At least one, oldest first. */
  readonly samples: readonly SystemSample[];
  /** Number of instances the samples cover. */
  readonly servers: number;
  readonly alerts: readonly AlertRecord[];
  readonly day: DaySums;
  /** Of the last two hours. */
  readonly minutes: readonly MinuteRequests[];
  /** How long the latest update took to reach every live client's socket. */
  readonly updateLagMs: number | null;
}

/** The figures of the performance page: the last five minutes and the last day. */
export function buildSnapshot(parts: SnapshotParts): PerformanceSnapshot {
  const { samples, servers, alerts, day, minutes, updateLagMs } = parts;
  const now = figuresOf(stretch(samples, 0, WINDOW_MS));
  const open = alerts.filter((alert) => !isOver(alert));
  const latest = samples.at(-1);
  const generated = day.generations - day.failedGenerations;
  return rounded({
    summary: {
      systemHealth: systemHealth({ ...now, openAlerts: open.map(({ type }) => type) }),
      avgResponseTime: now.averageResponseMs,
      errorRate: now.errorRate,
      totalRequests: day.requests,
      activeAlerts: open.length,
      servers,
    },
    metrics: metricsOf(now, latest, updateLagMs),
    breakdown: {
      resources: {
        memoryUsage: latest?.memory ?? 0,
        cpuUsage: latest?.cpu ?? 0,
        activeConnections: latest?.connections ?? 0,
        cacheHitRate: now.cacheHitRate,
      },
      ragEngine: {
        tasksGenerated: day.quests,
        avgGenerationTime: shareOf(day.generationMs, generated),
        successRate: shareOf(generated, day.generations),
        pluginEnhancements: day.enhancements,
      },
    },
    trends: trendsOf(samples, now, minutes),
    alerts: [...open.map(viewAlert).sort(bySeverity), ...alerts.filter(isOver).map(viewAlert)],
  });
}

function isOver({ resolved_at }: AlertRecord): boolean {
  return resolved_at !== null;
}

function viewAlert(alert: AlertRecord): PerformanceSnapshot["alerts"][number] {
  return {
    id: alert.id,
    type: alert.type,
    title: alert.title,
    message: alert.message,
    timestamp: alert.opened_at.toISOString(),
    resolved: isOver(alert),
  };
}

function metricsOf(
  now: WindowFigures,
  latest: SystemSample | undefined,
  updateLagMs: number | null,
): PerformanceSnapshot["metrics"] {
  const time = (id: string, name: string, value: number | null) =>
    ({ id, name, value, unit: "ms", category: "performance" }) as const;
  const count = (id: string, name: string, value: number) => ({ id, name, value, unit: "count" }) as const;
  return [
    time("api-p95", "API p95", now.p95Ms),
    time("database-query", "Database query", now.averageQueryMs),
    time("event-loop-delay", "Event-loop delay", now.eventLoopMs),
    time("mentor-first-token", "Mentor first token", now.averageFirstWordsMs),
    time("live-update-lag", "Live update lag", updateLagMs),
    { ...count("queue-depth", "Queue depth", now.queue), category: "performance" },
    { ...count("requests", "Requests in 5 minutes", now.requests), category: "traffic" },
    { ...count("live-clients", "Live clients", latest?.liveClients ?? 0), category: "traffic" },
    {
      id: "cache-hit-rate",
      name: "Database cache hits",
      value: now.cacheHitRate === null ? null : now.cacheHitRate / 100,
      unit: "share",
      category: "database",
    },
  ];
}

function trendsOf(
  samples: readonly SystemSample[],
  now: WindowFigures,
  minutes: readonly MinuteRequests[],
): PerformanceSnapshot["trends"] {
  const earlier = stretch(samples, WINDOW_MS, WINDOW_MS);
  const before = earlier.length > 0 ? figuresOf(earlier) : null;
  const groups = groupBy(samples, ({ at }) => String(Math.floor(at.getTime() / POINT_MS)));
  const latest = samples.at(-1)?.at.getTime() ?? 0;
  // Each point is the figure as it was then, so that the line ends at the figure above it.
  const points = [...groups.values()].map((group) =>
    figuresOf(stretch(samples, latest - (group.at(-1)?.at.getTime() ?? 0), WINDOW_MS)),
  );
  const line = (value: (figures: WindowFigures) => number | null) => ({
    ...trendOf(value(now), before && value(before)),
    points: points.map(value),
  });
  return {
    responseTime: line((figures) => figures.averageResponseMs),
    throughput: throughputTrend(minutes, samples.at(-1)?.at ?? new Date(0)),
    errorRate: line((figures) => figures.errorRate),
    memoryUsage: line((figures) => figures.memory),
  };
}

/** Four digits are enough to display, and halve the size. */
function rounded(snapshot: PerformanceSnapshot): PerformanceSnapshot {
  return JSON.parse(
    JSON.stringify(snapshot, (_key, value) =>
      typeof value === "number" ? Math.round(value * DIGITS) / DIGITS : value,
    ),
  );
}
