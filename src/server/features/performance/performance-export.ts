import type { PerformanceSnapshot } from "#contracts/performance.ts";

const DIGITS = 10_000;

/** The unit of each exported figure, by name; one scale per unit, so that rows can be compared. */
export const UNITS: Readonly<Record<string, string>> = {
  avgResponseTime: "ms",
  errorRate: "%",
  totalRequests: "count",
  activeAlerts: "count",
  servers: "count",
  memoryUsage: "%",
  cpuUsage: "%",
  activeConnections: "count",
  cacheHitRate: "%",
  tasksGenerated: "count",
  avgGenerationTime: "ms",
  successRate: "%",
  pluginEnhancements: "count",
  responseTime: "ms",
  throughput: "requests/h",
  change: "%",
};

/** The snapshot for a file. Shares from 0 to 1 become percentages, like resource figures. */
export function exportedFigures(snapshot: PerformanceSnapshot) {
  const { summary, metrics, breakdown, trends, alerts } = snapshot;
  const { ragEngine } = breakdown;
  const changed = <T extends { readonly change: number | null }>(trend: T) => ({
    ...trend,
    change: percent(trend.change),
  });
  return {
    summary: { ...summary, errorRate: percent(summary.errorRate) },
    metrics: metrics.map((metric) =>
      metric.unit === "share" ? { ...metric, value: percent(metric.value), unit: "%" } : metric,
    ),
    breakdown: { ...breakdown, ragEngine: { ...ragEngine, successRate: percent(ragEngine.successRate) } },
    trends: {
      responseTime: changed(trends.responseTime),
      throughput: changed(trends.throughput),
      errorRate: {
        ...changed(trends.errorRate),
        current: percent(trends.errorRate.current),
        points: trends.errorRate.points.map(percent),
      },
      memoryUsage: changed(trends.memoryUsage),
    },
    alerts,
    units: UNITS,
  };
}

export type ExportedFigures = ReturnType<typeof exportedFigures>;

function percent(share: number | null): number | null {
  return share === null ? null : Math.round(share * 100 * DIGITS) / DIGITS;
}
