import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  calendarDay,
  dayAt,
  daysBetween,
  instantOf,
  isCalendarDay,
  isTimeZone,
  mondayOf,
  sundayOf,
  utcDay,
  weekdayIndex,
} from "./calendar-day.ts";

test.each([
  ["2026-11-15", true],
  ["2028-02-29", true],
  ["2026-02-29", false],
  ["2026-13-01", false],
  ["2026-1-1", false],
  ["", false],
])("%j is a day: %s", (value, expected) => {
  expect(isCalendarDay(value)).toBe(expected);
});

test.each([
  ["2026-11-15T23:30:00Z", "UTC", "2026-11-15"],
  ["2026-11-15T23:30:00Z", "Europe/Berlin", "2026-11-16"],
  ["2026-11-15T03:30:00Z", "America/Los_Angeles", "2026-11-14"],
  ["2026-11-15T11:00:00Z", "Pacific/Kiritimati", "2026-11-16"],
])("%s in %s is %s", (instant, zone, day) => {
  expect(dayAt(new Date(instant), zone)).toBe(day);
});

describe("instants of a local time", () => {
  test.each([
    ["2026-11-15", "23:59", "UTC", "2026-11-15T23:59:00.000Z"],
    ["2026-07-01", "23:59", "America/New_York", "2026-07-02T03:59:00.000Z"],
    ["2026-11-01", "23:59", "America/New_York", "2026-11-02T04:59:00.000Z"],
    ["2026-03-29", "09:00", "Europe/Berlin", "2026-03-29T07:00:00.000Z"],
  ])("%s %s in %s", (day, time, zone, instant) => {
    expect(instantOf(calendarDay(day), time, zone).toISOString()).toBe(instant);
  });

  test("23:59 of a day is on that day, in every zone and across every change", () => {
    const zones = [
      "UTC",
      "Europe/Berlin",
      "America/New_York",
      "Australia/Lord_Howe",
      "Asia/Kathmandu",
      "Pacific/Chatham",
    ];
    const anyDay = fc
      .integer({ min: 0, max: 3_000 })
      .map((count) => addDays(calendarDay("2024-01-01"), count));
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...zones), (day, zone) => {
        expect(dayAt(instantOf(day, "23:59", zone), zone)).toBe(day);
      }),
      { numRuns: 400 },
    );
  });
});

test("days are counted on the calendar, not in hours", () => {
  expect(addDays(calendarDay("2026-03-28"), 2)).toBe("2026-03-30");
  expect(addDays(calendarDay("2028-02-28"), 1)).toBe("2028-02-29");
  expect(daysBetween(calendarDay("2026-10-24"), calendarDay("2026-10-26"))).toBe(2);
  expect(daysBetween(calendarDay("2026-01-02"), calendarDay("2026-01-01"))).toBe(-1);
});

test("the schedule's week starts on Monday, the statistics' on Sunday", () => {
  const sunday = calendarDay("2026-11-15");
  expect([weekdayIndex(sunday), mondayOf(sunday), sundayOf(sunday)]).toEqual([6, "2026-11-09", "2026-11-15"]);
  const monday = calendarDay("2026-11-16");
  expect([weekdayIndex(monday), mondayOf(monday), sundayOf(monday)]).toEqual([0, "2026-11-16", "2026-11-15"]);
});

test("zones are told from nonsense", () => {
  expect([isTimeZone("Europe/Berlin"), isTimeZone("Mars/Base"), isTimeZone("")]).toEqual([
    true,
    false,
    false,
  ]);
});

test("the day in UTC is the day in that zone", () => {
  for (const at of ["2026-11-15T00:00:00Z", "2026-11-15T23:59:59.999Z", "2026-12-31T23:30:00-05:00"]) {
    expect(utcDay(new Date(at))).toBe(dayAt(new Date(at), "UTC"));
  }
});
