import { expect, test } from "vitest";
import { calendarDay, dayAt } from "../general/calendar-day.ts";
import { addMonths, firstDayOf, isMonth, lastDayOf, type Month, monthOf, monthsOfYear } from "./months.ts";

const month = (text: string) => text as Month;

test.each([
  ["2026-11", true],
  ["2026-13", false],
  ["2026-00", false],
  ["0000-01", false],
  ["2026-1", false],
  ["2026-11-01", false],
  ["", false],
])("%j is a month: %s", (text, expected) => {
  expect(isMonth(text)).toBe(expected);
});

test.each([
  ["2026-11", "2026-11-01", "2026-11-30"],
  ["2026-12", "2026-12-01", "2026-12-31"],
  ["2028-02", "2028-02-01", "2028-02-29"],
  ["2026-02", "2026-02-01", "2026-02-28"],
])("%s goes from %s to %s", (text, first, last) => {
  expect([firstDayOf(month(text)), lastDayOf(month(text))]).toEqual([first, last]);
});

test.each([
  ["2026-12", 1, "2027-01"],
  ["2026-01", -1, "2025-12"],
  ["2026-03", -15, "2024-12"],
  ["2026-03", 0, "2026-03"],
])("%s and %i months is %s", (text, count, expected) => {
  expect(addMonths(month(text), count)).toBe(expected);
});

test("a year has its twelve months", () => {
  const months = monthsOfYear(2026);
  expect([months.length, months[0], months[11]]).toEqual([12, "2026-01", "2026-12"]);
});

test.each([
  // The last hour of October in Berlin is November in Auckland and still October in New York.
  ["2026-10-31T22:30:00Z", "Europe/Berlin", "2026-10"],
  ["2026-10-31T22:30:00Z", "Pacific/Auckland", "2026-11"],
  ["2026-11-01T03:30:00Z", "America/New_York", "2026-10"],
  // Daylight saving ends in New York on 2026-11-01: the day has 25 hours.
  ["2026-11-02T04:59:59Z", "America/New_York", "2026-11"],
])("%s in %s is in %s", (instant, zone, expected) => {
  expect(monthOf(dayAt(new Date(instant), zone))).toBe(expected);
});

test("a day belongs to the month it is written in", () => {
  expect(monthOf(calendarDay("2026-11-30"))).toBe("2026-11");
});
