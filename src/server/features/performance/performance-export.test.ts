import { expect, test } from "vitest";
import type { PerformanceSnapshot } from "#contracts/performance.ts";
import { performanceCsv } from "./performance-csv.ts";
import { exportedFigures } from "./performance-export.ts";

const trend = (current: number | null, points: (number | null)[] = []) =>
  ({ current, trend: "up", change: 0.125, points }) as const;
const SNAPSHOT: PerformanceSnapshot = {
  summary: {
    systemHealth: "good",
    avgResponseTime: 42.5,
    errorRate: 0.0123,
    totalRequests: 900,
    activeAlerts: 0,
    servers: 2,
  },
  metrics: [
    { id: "api-p95", name: "API p95", value: 120, unit: "ms", category: "performance" },
    { id: "cache-hit-rate", name: "Database cache hits", value: 0.94, unit: "share", category: "database" },
  ],
  breakdown: {
    resources: { memoryUsage: 51, cpuUsage: 7.5, activeConnections: 12, cacheHitRate: 94 },
    ragEngine: { tasksGenerated: 7, avgGenerationTime: 800, successRate: 0.5, pluginEnhancements: 3 },
  },
  trends: {
    responseTime: trend(42.5),
    throughput: trend(10_800),
    errorRate: trend(0.0123, [0, null, 0.02]),
    memoryUsage: trend(51),
  },
  alerts: [],
};

test("every share in the file is a percentage, as memory and processor are", () => {
  const { summary, metrics, breakdown, trends, units } = exportedFigures(SNAPSHOT);
  expect(summary.errorRate).toBe(1.23);
  expect(metrics[1]).toMatchObject({ value: 94, unit: "%" });
  expect(breakdown.resources.cacheHitRate).toBe(metrics[1]?.value);
  expect(breakdown.ragEngine.successRate).toBe(50);
  expect(trends.errorRate).toMatchObject({ current: 1.23, change: 12.5, points: [0, null, 2] });
  expect(trends.memoryUsage).toMatchObject({ current: 51, change: 12.5 });
  expect(units).toMatchObject({ errorRate: "%", memoryUsage: "%", avgResponseTime: "ms" });
});

test("every number in the table has its unit", () => {
  const [, ...rows] = performanceCsv(exportedFigures(SNAPSHOT)).trim().split("\r\n");
  const cells = rows.map((row) => row.split(","));
  expect(cells.filter(([, , value, unit]) => /^[\d.]+$/u.test(value ?? "") && !unit)).toEqual([]);
  expect(rows).toEqual(
    expect.arrayContaining([
      "summary,errorRate,1.23,%",
      "metrics.database,Database cache hits,94,%",
      "breakdown.resources,cacheHitRate,94,%",
      "breakdown.ragEngine,avgGenerationTime,800,ms",
      "trends.throughput,current,10800,requests/h",
      "trends.errorRate,current,1.23,%",
      "trends.errorRate,change,12.5,%",
    ]),
  );
});
