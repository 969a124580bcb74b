import { expect, test } from "vitest";
import { lastDays, listedWindow, rangeWindows } from "./figures-windows.ts";

test.each([
  ["2026-11-15T13:37:20Z", "24h", "2026-11-14T14:00:00.000Z", "2026-11-14"],
  ["2026-11-15T13:00:00Z", "24h", "2026-11-14T14:00:00.000Z", "2026-11-14"],
  ["2026-11-15T13:37:20Z", "7d", "2026-11-09T00:00:00.000Z", "2026-11-09"],
  ["2026-11-15T00:00:00Z", "30d", "2026-10-17T00:00:00.000Z", "2026-10-17"],
  ["2026-11-15T23:59:59Z", "90d", "2026-08-18T00:00:00.000Z", "2026-08-18"],
] as const)("at %s lists over %s begin at %s", (now, range, at, day) => {
  const window = listedWindow(range, new Date(now));
  expect([window.at.toISOString(), window.day]).toEqual([at, day]);
});

test("one day is today", () => {
  expect(lastDays(1, new Date("2026-03-01T00:00:00Z")).day).toBe("2026-03-01");
});

test("the period before ends where the range begins, in the zone's calendar as in UTC days", () => {
  const { current, before } = rangeWindows("7d", new Date("2026-11-15T13:37:20Z"), "Pacific/Auckland");
  expect(current).toEqual({
    at: new Date("2026-11-09T11:00:00Z"),
    until: null,
    day: "2026-11-09",
    lastDay: "2026-11-15",
  });
  expect(before).toEqual({
    at: new Date("2026-11-02T11:00:00Z"),
    until: new Date("2026-11-09T11:00:00Z"),
    day: "2026-11-02",
    lastDay: "2026-11-08",
  });
});
