import { expect, test } from "vitest";
import { calendarDay } from "../general/calendar-day.ts";
import { WEEKDAYS, type Weekday } from "../onboarding/weekly-schedule.ts";
import { reviewTime } from "./review-week.ts";

const WEEK: readonly Weekday[] = WEEKDAYS.slice(0, 5);
const WEEKEND: readonly Weekday[] = ["sunday"];

// 2026-11-16 is a Monday.
test.each<[string, readonly Weekday[], string, string, boolean]>([
  ["on Thursday, the week before", WEEK, "2026-11-19", "2026-11-09", false],
  ["on Friday, the last scheduled day, this one", WEEK, "2026-11-20", "2026-11-16", true],
  ["on Sunday still", WEEK, "2026-11-22", "2026-11-16", true],
  ["on Monday it is there, without an invitation", WEEK, "2026-11-23", "2026-11-16", false],
  ["who works on Sundays is invited on Sunday", WEEKEND, "2026-11-22", "2026-11-16", true],
  ["and on Tuesday", WEEKEND, "2026-11-24", "2026-11-16", true],
  ["not on Wednesday", WEEKEND, "2026-11-25", "2026-11-16", false],
  ["who works on Mondays is invited on Monday", ["monday"], "2026-11-16", "2026-11-16", true],
])("%s", (_, weekdays, today, week, isInvited) => {
  expect(reviewTime(calendarDay(today), weekdays, calendarDay("2026-01-01"))).toEqual({ week, isInvited });
});

test.each([
  ["2026-11-22", true],
  ["2026-11-23", false],
])("joined on %s, the week of November 16 is theirs: %s", (joined, isTheirs) => {
  const time = reviewTime(calendarDay("2026-11-23"), WEEK, calendarDay(joined));
  expect(time !== null).toBe(isTheirs);
});
