import { expect, test } from "vitest";
import { calendarDay } from "../general/calendar-day.ts";
import { dayAtPace } from "./pace.ts";

const day = (text: string) => calendarDay(`2026-11-${text}`);
const TODAY = day("12");

test.each([
  ["three in nine days: seven more take three weeks", ["04", "08", "10"], 7, "2026-12-03"],
  ["all of them today: one a day at least is left", ["12", "12"], 1, "2026-11-13"],
  ["in any order", ["10", "03"], 1, "2026-11-17"],
  ["a single one is no pace", ["10"], 1, null],
  ["none is no pace", [], 3, null],
  ["nothing is left", ["04", "10"], 0, null],
  ["more was done than it takes", ["04", "10"], -1, null],
] as const)("%s", (_, days, left, expected) => {
  expect(dayAtPace(days.map(day), left, TODAY)).toBe(expected);
});

test("a day more than half a year away is not said", () => {
  const slow = [calendarDay("2026-05-01"), calendarDay("2026-06-01")];
  expect(dayAtPace(slow, 3, TODAY)).toBeNull();
  expect(dayAtPace(slow, 1, TODAY)).toBe("2027-02-18");
});
