import { expect, test } from "vitest";
import { MS_PER_HOUR } from "../general/durations.ts";
import { rangeSteps } from "./ranges.ts";

const NOW = new Date("2026-03-31T10:20:00Z");

test("a range of days ends with today in the operator's zone, and the period before touches it", () => {
  const { edges, days } = rangeSteps("7d", NOW, "Pacific/Auckland", 2);
  expect([days.length, days[0], days[6], days[7], days[13]]).toEqual([
    14,
    "2026-03-18",
    "2026-03-24",
    "2026-03-25",
    "2026-03-31",
  ]);
  expect(edges[7]?.toISOString()).toBe("2026-03-24T11:00:00.000Z");
  expect(edges.at(-1)).toBe(NOW);
});

test("a day of 23 hours is one step", () => {
  const { edges } = rangeSteps("7d", NOW, "Europe/Berlin", 2);
  const hours = edges
    .slice(1)
    .map((edge, index) => (edge.getTime() - (edges[index]?.getTime() ?? 0)) / MS_PER_HOUR);
  // 29 March 2026: clocks go forward.
  expect(hours.slice(7)).toEqual([24, 24, 24, 24, 23, 24, 12 + 1 / 3]);
});

test("24h are hours, the current one included", () => {
  const { count, edges, days } = rangeSteps("24h", NOW, "Asia/Tokyo", 2);
  expect([count, edges.length, days]).toEqual([24, 49, []]);
  expect(edges[24]?.toISOString()).toBe("2026-03-30T11:00:00.000Z");
});
