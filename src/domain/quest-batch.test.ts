import { expect, test } from "vitest";
import { calendarDay, daysBetween } from "./calendar-day.ts";
import { planBatch } from "./quest-batch.ts";
import { emptySchedule, WEEKDAYS, type Weekday } from "./weekly-schedule.ts";

const THURSDAY = calendarDay("2026-11-12");
const scheduleOf = (weekdays: readonly Weekday[], startTime = "09:00", endTime = "17:00") => {
  const schedule = emptySchedule();
  for (const weekday of weekdays) schedule[weekday] = { available: true, startTime, endTime };
  return schedule;
};

test.each([
  ["two days", ["monday", "friday"] as const, 10, 3],
  ["five days", WEEKDAYS.slice(0, 5), 10, 5],
  ["every day", WEEKDAYS, 40, 7],
  ["little time", WEEKDAYS, 2, 2],
])(
  "%s: a quest an available day, between 3 and 7, never more than the hours hold",
  (_what, weekdays, hours, count) => {
    const plan = planBatch(scheduleOf(weekdays), THURSDAY, hours);
    expect(plan.days).toHaveLength(count);
    expect(plan.hours).toBe(hours);
    for (const day of plan.days) expect(daysBetween(THURSDAY, day)).toBeLessThan(7);
  },
);

test("windows that hold less than the commitment decide", () => {
  expect(planBatch(scheduleOf(["monday"], "19:00", "21:00"), THURSDAY, 10)).toEqual({
    days: ["2026-11-16", "2026-11-16"],
    hours: 2,
  });
});

test("without a schedule it is Monday to Friday", () => {
  expect(planBatch(null, THURSDAY, 5).days).toEqual([
    "2026-11-12",
    "2026-11-13",
    "2026-11-16",
    "2026-11-17",
    "2026-11-18",
  ]);
});
