import { expect, test } from "vitest";
import { lastDays, reportWindow } from "./figures-windows.ts";

test.each([
  ["2026-11-15T13:37:20Z", "24h", "2026-11-14T13:00:00.000Z", "2026-11-14"],
  ["2026-11-15T13:00:00Z", "24h", "2026-11-14T13:00:00.000Z", "2026-11-14"],
  ["2026-11-15T13:37:20Z", "7d", "2026-11-09T00:00:00.000Z", "2026-11-09"],
  ["2026-11-15T00:00:00Z", "30d", "2026-10-17T00:00:00.000Z", "2026-10-17"],
  ["2026-11-15T23:59:59Z", "90d", "2026-08-18T00:00:00.000Z", "2026-08-18"],
] as const)("at %s the last %s begin at %s", (now, range, at, day) => {
  const window = reportWindow(range, new Date(now));
  expect([window.at.toISOString(), window.day]).toEqual([at, day]);
});

test("one day is today", () => {
  expect(lastDays(1, new Date("2026-03-01T00:00:00Z")).day).toBe("2026-03-01");
});
