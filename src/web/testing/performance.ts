import type { PerformanceSnapshot } from "#contracts/performance.ts";

const alert = (id: number, resolved = false): PerformanceSnapshot["alerts"][number] => ({
  id: String(id),
  type: id % 2 === 0 ? "warning" : "critical",
  title: `Alert ${id}`,
  message: "78% on average in the last 5 minutes.",
  timestamp: "2026-11-15T12:00:00.000Z",
  resolved,
});

export const alertsOf = (open: number) => [
  ...Array.from({ length: open }, (_, index) => alert(index + 1)),
  alert(99, true),
];

export const SNAPSHOT: PerformanceSnapshot = {
  summary: {
    systemHealth: "warning",
    avgResponseTime: 142,
    errorRate: 0.003,
    totalRequests: 28_400,
    activeAlerts: 1,
    servers: 1,
  },
  metrics: [
    { id: "p95", name: "API p95", value: 310, unit: "ms", category: "performance" },
    { id: "db", name: "Database query", value: 0.42, unit: "ms", category: "performance" },
    { id: "loop", name: "Event-loop delay", value: 3, unit: "ms", category: "performance" },
    { id: "mentor", name: "Mentor first token", value: null, unit: "ms", category: "performance" },
    { id: "lag", name: "Live update lag", value: 18, unit: "ms", category: "performance" },
    { id: "queue", name: "Queue depth", value: 4, unit: "count", category: "performance" },
    { id: "seventh", name: "One too many", value: 1, unit: "count", category: "performance" },
    { id: "live", name: "Live clients", value: 41, unit: "count", category: "traffic" },
  ],
  breakdown: {
    resources: { memoryUsage: 78, cpuUsage: 38, activeConnections: 41, cacheHitRate: 94 },
    ragEngine: {
      tasksGenerated: 3_400,
      avgGenerationTime: 1_200,
      successRate: 0.99,
      pluginEnhancements: 11_800,
    },
  },
  trends: {
    responseTime: { current: 142, trend: "down", change: -0.08, points: [180, null, 150, 142] },
    throughput: { current: 1_200, trend: "up", change: 0.06, points: [1_000, 1_200] },
    errorRate: { current: 0.003, trend: "stable", change: 0.01, points: [] },
    memoryUsage: { current: 78, trend: "up", change: 0.09, points: [70, 78] },
  },
  alerts: alertsOf(1),
};
