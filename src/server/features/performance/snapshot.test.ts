import { expect, test } from "vitest";
import type { AlertRecord } from "#server/platform/db/tables/schema.ts";
import { NO_BUCKETS, NO_TOTALS } from "./running-totals.ts";
import { buildSnapshot } from "./snapshot.ts";
import type { SystemSample } from "./system-sample.ts";

const START = Date.UTC(2026, 10, 15, 12);
const DAY = {
  requests: 0,
  generations: 0,
  failedGenerations: 0,
  generationMs: 0,
  quests: 0,
  enhancements: 0,
};

/** One every five seconds, from 12:00:05 on. */
const samplesOf = (count: number, at: (index: number) => Partial<SystemSample>): SystemSample[] =>
  Array.from({ length: count }, (_, index) => ({
    ...NO_TOTALS,
    at: new Date(START + (index + 1) * 5_000),
    isReady: true,
    buckets: NO_BUCKETS,
    cpu: 10,
    memory: 40,
    eventLoopMs: 1,
    connections: 3,
    liveClients: 1,
    queue: 0,
    blockHits: 0,
    blockReads: 0,
    ...at(index),
  }));
const snapshotOf = (samples: SystemSample[], alerts: AlertRecord[] = []) =>
  buildSnapshot({ samples, servers: 1, alerts, day: DAY, minutes: [], updateLagMs: null });

test("the last five minutes are compared with the five before", () => {
  const { trends } = snapshotOf(
    samplesOf(120, (index) =>
      index < 60
        ? { requests: 10, requestMs: 1_000, memory: 50 }
        : { requests: 20, requestMs: 1_000, errors: 1, memory: 51 },
    ),
  );
  expect(trends.responseTime).toMatchObject({ current: 50, trend: "down", change: -0.5 });
  expect(trends.errorRate).toMatchObject({ current: 0.05, trend: "up", change: null });
  expect(trends.memoryUsage).toMatchObject({ current: 51, trend: "stable", change: 0.02 });
  expect(trends.responseTime.points).toHaveLength(21);
  expect([trends.responseTime.points[1], trends.responseTime.points.at(-1)]).toEqual([100, 50]);
  for (const { current, points } of Object.values(trends)) expect(points.at(-1)).toBe(current);
});

test("a process that has just begun has nothing to compare with, and half a stretch does not make a trend", () => {
  const steady = (count: number) => samplesOf(count, () => ({ requests: 10, requestMs: 200 }));
  expect(snapshotOf(steady(3)).trends.responseTime).toMatchObject({
    current: 20,
    trend: "stable",
    change: null,
  });
  expect(snapshotOf(steady(72)).trends.responseTime).toMatchObject({
    current: 20,
    trend: "stable",
    change: 0,
  });
});

test("nothing to count is null", () => {
  const { summary, breakdown, metrics, trends } = snapshotOf(samplesOf(1, () => ({ queue: null })));
  expect(summary).toEqual({
    systemHealth: "good",
    avgResponseTime: null,
    errorRate: null,
    totalRequests: 0,
    activeAlerts: 0,
    servers: 1,
  });
  expect(breakdown.resources).toEqual({
    memoryUsage: 40,
    cpuUsage: 10,
    activeConnections: 3,
    cacheHitRate: null,
  });
  expect(breakdown.ragEngine).toMatchObject({ avgGenerationTime: null, successRate: null });
  expect(metrics.find(({ id }) => id === "api-p95")?.value).toBeNull();
  expect(trends.responseTime.points).toEqual([null]);
});

test("the cache's hits are those of the window", () => {
  const samples = samplesOf(61, (index) =>
    index === 0 ? { blockReads: 1_000 } : { blockHits: 94, blockReads: 6 },
  );
  expect(snapshotOf(samples).breakdown.resources.cacheHitRate).toBe(94);
});
