import { expect, test } from "vitest";
import { isFullWeek, isMissed, weekOfDue } from "./full-week.ts";

test.each([
  [{ planned: 3, missed: 0 }, true],
  [{ planned: 7, missed: 0 }, true],
  [{ planned: 2, missed: 0 }, false],
  [{ planned: 0, missed: 0 }, false],
  [{ planned: 3, missed: 1 }, false],
])("%o is a full week: %s", (week, expected) => {
  expect(isFullWeek(week)).toBe(expected);
});

test.each([
  [null, true],
  ["2026-03-04T22:58:59.999Z", false],
  ["2026-03-04T22:59:00Z", false],
  ["2026-03-04T22:59:00.001Z", true],
])("done at %s, a quest due at 22:59 is missed: %s", (completedAt, expected) => {
  const dueAt = new Date("2026-03-04T22:59:00Z");
  expect(isMissed(completedAt === null ? null : new Date(completedAt), dueAt)).toBe(expected);
});

test.each([
  ["a Sunday evening", "2026-03-08T22:59:00Z", "2026-03-01T23:00:00.000Z", "2026-03-08T23:00:00.000Z"],
  ["a Monday morning", "2026-03-08T23:00:00Z", "2026-03-08T23:00:00.000Z", "2026-03-15T23:00:00.000Z"],
  [
    "a week that loses an hour",
    "2026-03-27T22:59:00Z",
    "2026-03-22T23:00:00.000Z",
    "2026-03-29T22:00:00.000Z",
  ],
])("the week of %s in Berlin", (_, dueAt, from, to) => {
  const week = weekOfDue(new Date(dueAt), "Europe/Berlin");
  expect([week.from.toISOString(), week.to.toISOString()]).toEqual([from, to]);
});
