import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, calendarDay, daysBetween } from "../general/calendar-day.ts";
import { emptySchedule, WEEKDAYS, type Weekday } from "../onboarding/weekly-schedule.ts";
import { planBatch, SHORTEST_HOURS } from "./quest-batch.ts";
import { dayOf } from "./quest-week.ts";

const THURSDAY = calendarDay("2026-11-12");
const MONDAY = calendarDay("2026-11-09");
const scheduleOf = (weekdays: readonly Weekday[], startTime = "09:00", endTime = "17:00") => {
  const schedule = emptySchedule();
  for (const weekday of weekdays) schedule[weekday] = { available: true, startTime, endTime };
  return schedule;
};
const upTo = (max: number) => ({ min: 1, max });

test.each([
  ["two days", ["monday", "friday"] as const, 10, 3],
  ["five days", WEEKDAYS.slice(0, 5), 10, 5],
  ["every day", WEEKDAYS, 40, 7],
  ["two hours: three short ones", WEEKDAYS, 2, 3],
  ["one hour: two half hours", WEEKDAYS, 1, 2],
  ["four hours: four, not seven", WEEKDAYS, 4, 4],
])(
  "%s: a quest an available day, between 3 and 7, never more than the hours hold",
  (_what, weekdays, hours, count) => {
    const plan = planBatch(scheduleOf(weekdays), THURSDAY, upTo(hours));
    expect(plan.places).toHaveLength(count);
    expect(plan.maxHours).toBe(hours);
    for (const { day } of plan.places) expect(daysBetween(THURSDAY, day)).toBeLessThan(7);
  },
);

test("windows that hold less than the commitment decide", () => {
  const plan = planBatch(scheduleOf(["monday"], "19:00", "20:00"), THURSDAY, { min: 5, max: 10 });
  expect(plan).toMatchObject({ minHours: 1, maxHours: 1 });
  expect(plan.places.map(({ day }) => day)).toEqual(["2026-11-16", "2026-11-16"]);
});

test("what no quest length can fill is not asked for", () => {
  const threeEvenings = scheduleOf(["monday", "tuesday", "wednesday"], "19:00", "20:30");
  expect(planBatch(threeEvenings, MONDAY, { min: 5, max: 10 })).toMatchObject({ minHours: 3, maxHours: 4.5 });
});

test("a window under half an hour takes nothing", () => {
  expect(planBatch(scheduleOf(WEEKDAYS, "19:00", "19:20"), THURSDAY, upTo(5)).places).toEqual([]);
});

test("without a schedule it is Monday to Friday", () => {
  expect(planBatch(null, THURSDAY, upTo(5)).places.map(({ dueDay }) => dueDay)).toEqual([
    "2026-11-12",
    "2026-11-13",
    "2026-11-16",
    "2026-11-17",
    "2026-11-18",
  ]);
});

test.each([
  ["the longer of two windows", { monday: 2, friday: 4 }, ["2026-11-13", "2026-11-13", "2026-11-16"]],
  ["the earlier of equal windows", { monday: 2, friday: 2 }, ["2026-11-13", "2026-11-13", "2026-11-16"]],
  [
    "the later one if only that has room",
    { monday: 2, friday: 0.5 },
    ["2026-11-13", "2026-11-16", "2026-11-16"],
  ],
  ["the only day", { sunday: 3 }, ["2026-11-15", "2026-11-15", "2026-11-15"]],
] as const)("more quests than days: the rest goes to %s", (_, windows, days) => {
  const schedule = emptySchedule();
  for (const [weekday, hours] of Object.entries(windows)) {
    const endTime = `${String(9 + Math.floor(hours)).padStart(2, "0")}:${hours % 1 === 0 ? "00" : "30"}`;
    schedule[weekday as Weekday] = { available: true, startTime: "09:00", endTime };
  }
  const { places } = planBatch(schedule, THURSDAY, upTo(10));
  expect(places.map(({ dueDay }) => dueDay)).toEqual(days);
});

test("a fresh batch stands on the days it was made for, and each day's window holds its quests", () => {
  fc.assert(
    fc.property(
      fc.subarray([...WEEKDAYS], { minLength: 1 }),
      fc.integer({ min: 0, max: 6 }),
      fc.integer({ min: 1, max: 40 }),
      (weekdays, daysLater, max) => {
        const schedule = scheduleOf(weekdays, "09:00", "10:30");
        const today = addDays(MONDAY, daysLater);
        const { places } = planBatch(schedule, today, upTo(max));
        for (const { day, dueDay, windowHours } of places) {
          expect(dayOf(dueDay, { schedule, today })).toBe(day);
          const onDay = places.filter((other) => other.day === day).length;
          expect(onDay * SHORTEST_HOURS).toBeLessThanOrEqual(windowHours);
        }
        const days = places.map(({ day }) => day);
        expect(days).toEqual(days.toSorted());
      },
    ),
  );
});
