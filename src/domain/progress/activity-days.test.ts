import { expect, test } from "vitest";
import { addDays, calendarDay } from "../general/calendar-day.ts";
import { MS_PER_HOUR } from "../general/durations.ts";
import { type ActivityDays, CAME_BACK, datesOf, daysMask, returnMarks, withDay } from "./activity-days.ts";

const TODAY = calendarDay("2026-11-15");
const here = (...ago: number[]) =>
  ago
    .sort((a, b) => b - a)
    .reduce<ActivityDays | undefined>((known, days) => withDay(known, addDays(TODAY, -days)), undefined);

test("days in order, with gaps", () => {
  expect(here(5, 3, 0)).toMatchObject({ day: TODAY, days: 0b101001n, isNew: true });
});

test("as dates, the latest first", () => {
  expect(datesOf({ day: TODAY, days: 0b101001n })).toEqual(["2026-11-15", "2026-11-12", "2026-11-10"]);
});

test("a day counts once, also when it comes late", () => {
  const known = here(3, 0);
  expect(withDay(known, TODAY)).toMatchObject({ days: 0b1001n, isNew: false });
  expect(withDay(known, addDays(TODAY, -3))).toMatchObject({ days: 0b1001n, isNew: false });
  expect(withDay(known, addDays(TODAY, -1))).toMatchObject({ day: TODAY, days: 0b1011n, isNew: true });
});

test("what is older than two months falls off", () => {
  expect(here(62, 0)?.days).toBe(1n);
  expect(here(61, 0)?.days).toBe((1n << 61n) | 1n);
  expect(here(400, 0)?.days).toBe(1n);
  expect(withDay(here(0), addDays(TODAY, -62))).toMatchObject({ days: 1n, isNew: false });
});

test.each([
  ["today", 0, 0, 30, true],
  ["30 days ago", 30, 0, 30, true],
  ["31 days ago", 31, 0, 30, false],
  ["31 days ago", 31, 31, 60, true],
  ["60 days ago", 60, 31, 60, true],
  ["61 days ago", 61, 31, 60, false],
])("someone who was here %s (%d), asked from %d to %d", (_when, ago, from, to, expected) => {
  const row = here(ago) as ActivityDays;
  expect((row.days & daysMask(row.day, TODAY, from, to)) !== 0n).toBe(expected);
});

test.each([
  [23.99, 0],
  [24, CAME_BACK.day],
  [47.99, CAME_BACK.day],
  [48, 0],
  [7 * 24, CAME_BACK.week],
  [14 * 24 - 0.01, CAME_BACK.week],
  [14 * 24, 0],
  [30 * 24, CAME_BACK.month],
  [60 * 24 - 0.01, CAME_BACK.month],
  [60 * 24, 0],
])("%d hours after the sign-up", (hours, marks) => {
  const signedUp = new Date("2026-01-01T00:00:00Z");
  expect(returnMarks(signedUp, new Date(signedUp.getTime() + hours * MS_PER_HOUR))).toBe(marks);
});
