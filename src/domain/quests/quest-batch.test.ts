import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarDay, daysBetween } from "../general/calendar-day.ts";
import { emptySchedule, WEEKDAYS, type Weekday } from "../onboarding/weekly-schedule.ts";
import { planBatch } from "./quest-batch.ts";
import { placeQuests } from "./quest-week.ts";

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

test("the week's round-robin puts a fresh batch on the days it was made for", () => {
  fc.assert(
    fc.property(
      fc.subarray([...WEEKDAYS], { minLength: 1 }),
      fc.integer({ min: 1, max: 40 }),
      (weekdays, max) => {
        const schedule = scheduleOf(weekdays);
        const { places } = planBatch(schedule, MONDAY, upTo(max));
        const quests = places.map(({ dueDay }, index) => ({
          id: `${index}`,
          title: `Quest ${index}`,
          dueDay,
          createdAt: "2026-11-09T08:00:00Z",
        }));
        const placed = placeQuests(quests, { schedule, today: MONDAY, weekOffset: 0 });
        expect(quests.map(({ id }) => placed.get(id))).toEqual(places.map(({ day }) => day));
        for (const { day, dueDay } of places) expect(day <= dueDay).toBe(true);
      },
    ),
  );
});
