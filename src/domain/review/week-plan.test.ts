import { expect, test } from "vitest";
import { emptySchedule, type WeeklySchedule } from "../onboarding/weekly-schedule.ts";
import { draftPlan, scheduleAfter } from "./week-plan.ts";

function schedule(days: Partial<Record<keyof WeeklySchedule, [string, string]>>): WeeklySchedule {
  const made = emptySchedule();
  for (const [weekday, [startTime, endTime]] of Object.entries(days))
    made[weekday as keyof WeeklySchedule] = { available: true, startTime, endTime };
  return made;
}
const TWO = schedule({ monday: ["18:00", "19:00"], saturday: ["09:00", "17:00"] });

test.each<[string, WeeklySchedule | null, number, number[]]>([
  ["no schedule: Monday to Friday", null, 5, [60, 60, 60, 60, 60, 0, 0]],
  ["no more than the window of a day", TWO, 10, [60, 0, 0, 0, 0, 300, 0]],
  ["at least half an hour", TWO, 0.5, [30, 0, 0, 0, 0, 30, 0]],
  ["whole half hours", null, 4, [30, 30, 30, 30, 30, 0, 0]],
])("%s", (_, given, hours, plan) => {
  expect(draftPlan(given, hours)).toEqual(plan);
});

const PLAN = [60, 0, 0, 0, 0, 300, 0];

test("what was not changed stays as it is", () => {
  expect(scheduleAfter(TWO, PLAN, PLAN)).toBe(TWO);
  expect(scheduleAfter(null, [60, 60, 60, 60, 60, 0, 0], [60, 60, 60, 60, 60, 0, 0])).toBeNull();
});

test.each<[string, number[], Partial<WeeklySchedule>]>([
  [
    "a shorter day begins when it did",
    [30, 0, 0, 0, 0, 300, 0],
    { monday: { available: true, startTime: "18:00", endTime: "18:30" }, saturday: TWO.saturday },
  ],
  ["a free day keeps its times", [0, 0, 0, 0, 0, 300, 0], { monday: { ...TWO.monday, available: false } }],
  [
    "a new day begins at nine",
    [60, 90, 0, 0, 0, 300, 0],
    { tuesday: { available: true, startTime: "09:00", endTime: "10:30" } },
  ],
  [
    "a day never ends after midnight",
    [480, 0, 0, 0, 0, 300, 0],
    { monday: { available: true, startTime: "15:59", endTime: "23:59" } },
  ],
])("%s", (_, accepted, expected) => {
  expect(scheduleAfter(TWO, PLAN, accepted)).toMatchObject(expected);
});

test("without a schedule, Monday to Friday stay open beside what was changed", () => {
  const after = scheduleAfter(null, [60, 60, 60, 60, 60, 0, 0], [60, 60, 60, 60, 0, 90, 0]);
  expect(Object.entries(after ?? {}).flatMap(([day, { available }]) => (available ? [day] : []))).toEqual([
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "saturday",
  ]);
});
