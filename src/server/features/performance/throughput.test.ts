import { expect, test } from "vitest";
import { MS_PER_MINUTE } from "#domain/general/durations.ts";
import { isMinuteMeasured, throughputTrend } from "./throughput.ts";

const NOW = new Date(Date.UTC(2026, 10, 15, 12));
const minutesOf = (count: number, requests: number, change: { endAgo?: number; samples?: number } = {}) =>
  Array.from({ length: count }, (_, index) => ({
    minute: new Date(NOW.getTime() - ((change.endAgo ?? 0) + index) * MS_PER_MINUTE),
    requests,
    samples: change.samples ?? 12,
  }));

test("seconds of measuring are no rate", () => {
  expect(throughputTrend([], NOW)).toMatchObject({ current: null, trend: "stable", change: null });
  expect(throughputTrend(minutesOf(1, 1_900, { samples: 1 }), NOW).current).toBeNull();
  expect([10, 11, 12].map(isMinuteMeasured)).toEqual([false, true, true]);
});

test("it is what was answered in the last 60 minutes, never more than was answered at all", () => {
  const { current, change, points } = throughputTrend(minutesOf(5, 20), NOW);
  expect([current, change]).toEqual([100, null]);
  expect(points).toHaveLength(30);
  expect(points.slice(-6)).toEqual([null, 20, 40, 60, 80, 100]);
});

test("it is compared with a whole hour before, not with a part of one", () => {
  const hour = minutesOf(60, 20);
  const before = (count: number) => throughputTrend([...hour, ...minutesOf(count, 10, { endAgo: 60 })], NOW);
  expect(before(60)).toMatchObject({ current: 1_200, trend: "up", change: 1 });
  expect(before(59)).toMatchObject({ current: 1_200, trend: "stable", change: null });
});
