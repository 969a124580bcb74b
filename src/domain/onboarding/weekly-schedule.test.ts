import { expect, test } from "vitest";
import { calendarDay } from "../general/calendar-day.ts";
import {
  availableWeekdays,
  emptySchedule,
  isAvailable,
  isPlanInOrder,
  windowHours,
} from "./weekly-schedule.ts";

test("only marked days take quests; with none marked, Monday to Friday do", () => {
  const schedule = emptySchedule();
  expect(availableWeekdays(schedule)).toEqual(["monday", "tuesday", "wednesday", "thursday", "friday"]);
  expect(availableWeekdays(null)).toHaveLength(5);
  schedule.sunday.available = true;
  expect(availableWeekdays(schedule)).toEqual(["sunday"]);
  expect(isAvailable(schedule, calendarDay("2026-11-15"))).toBe(true);
  expect(isAvailable(schedule, calendarDay("2026-11-16"))).toBe(false);
});

test("an empty schedule has 09:00 to 17:00 on every day, marked on none", () => {
  const schedule = emptySchedule();
  expect(schedule.monday).toEqual({ available: false, startTime: "09:00", endTime: "17:00" });
  schedule.monday.available = true;
  expect(schedule.tuesday.available).toBe(false);
});

test.each([
  ["09:00", "17:00", true, 8],
  ["19:00", "20:30", true, 1.5],
  ["17:00", "09:00", false, 0],
  ["09:00", "09:00", false, 0],
  ["24:00", "25:00", false, 1],
  ["9:00", "10:00", false, Number.NaN],
])("%s to %s is in order: %s", (startTime, endTime, isInOrder, hours) => {
  const plan = { available: true, startTime, endTime };
  expect(isPlanInOrder(plan)).toBe(isInOrder);
  if (isInOrder) expect(windowHours(plan)).toBe(hours);
});
