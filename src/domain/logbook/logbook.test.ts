import { expect, test } from "vitest";
import { byMonth, metricText, timeSpentText } from "./logbook.ts";

test("months stand once each, in the order they are met", () => {
  const days = ["2026-11-12", "2026-11-01", "2026-10-31", "2026-11-30"];
  const months = byMonth(days.map((day) => ({ day })));
  expect(months.map(({ month, entries }) => [month, entries.map(({ day }) => day)])).toEqual([
    ["2026-11", ["2026-11-12", "2026-11-01", "2026-11-30"]],
    ["2026-10", ["2026-10-31"]],
  ]);
});

test.each([
  ["photos", 9, "9 photos"],
  ["$ revenue", 1_250, "$ revenue: 1,250"],
  ["", 42.5, "42.5"],
])("the metric %j of %s", (name, value, text) => {
  expect(metricText({ name, value })).toBe(text);
});

test.each([
  [20, "under a minute"],
  [2_400, "40 min"],
  [7_200, "2 h"],
  [7_800, "2 h 10 min"],
])("%i seconds", (seconds, text) => {
  expect(timeSpentText(seconds)).toBe(text);
});
