import { expect, test } from "vitest";
import { addDays, calendarDay } from "../general/calendar-day.ts";
import { WEEKDAYS } from "../onboarding/weekly-schedule.ts";
import { computeStreak, daysToNextToken, type StreakHistory } from "./streak.ts";
import { CALENDAR_WEEKS, type StreakDayState, streakCalendar } from "./streak-calendar.ts";

/** A Monday. The week before it is told day by day. */
const LAST_MONDAY = calendarDay("2026-11-09");
const TODAY = calendarDay("2026-11-18");
const day = (offset: number) => addDays(LAST_MONDAY, offset);

function calendarOf(active: number[], { repaired = [] as number[], skipped = [] as number[] } = {}) {
  const history: StreakHistory = {
    activeDays: active.map(day),
    repairedDays: repaired.map(day),
    skippedDays: skipped.map(day),
    schedule: [{ from: day(-100), weekdays: WEEKDAYS.slice(0, 5) }],
  };
  const states = streakCalendar(history, computeStreak(history, TODAY), TODAY);
  return states.slice(-14).map(({ state }) => state);
}

const NOTHING: StreakDayState[] = [
  ...Array<StreakDayState>(9).fill("before"),
  ...(["today", "planned", "planned", "free", "free"] as const),
];

test("before the first finished quest nothing was missed", () => {
  expect(calendarOf([])).toEqual(NOTHING);
});

test("tokens bridge the first two missed days, and the third is missed; weekends ask nothing", () => {
  expect(calendarOf([0, 1])).toEqual(
    "done done rested rested missed free free missed missed today planned planned free free".split(" "),
  );
});

test("finished on a free day and today, repaired, and skipped by a change of zone", () => {
  expect(calendarOf([0, 5, 9], { repaired: [4], skipped: [7] })).toEqual(
    "done rested rested missed repaired done free free missed done planned planned free free".split(" "),
  );
});

test("twelve whole weeks, from a Monday to the Sunday of this week", () => {
  const history: StreakHistory = { activeDays: [], repairedDays: [], skippedDays: [], schedule: [] };
  const days = streakCalendar(history, computeStreak(history, TODAY), TODAY);
  expect(days).toHaveLength(CALENDAR_WEEKS * 7);
  expect([days[0]?.day, days.at(-1)?.day]).toEqual(["2026-08-31", "2026-11-22"]);
});

test.each([
  [0, 7],
  [6, 1],
  [7, 7],
  [10, 4],
])("after %i days a token is %i days away", (days, away) => {
  expect(daysToNextToken(days)).toBe(away);
});

test("the longest streak outlives its end", () => {
  const history: StreakHistory = {
    activeDays: [0, 1, 2, 3].map((offset) => addDays(day(-30), offset)),
    repairedDays: [],
    skippedDays: [],
    schedule: [{ from: day(-100), weekdays: WEEKDAYS }],
  };
  const { days, longest } = computeStreak(history, TODAY);
  expect({ days, longest }).toEqual({ days: 0, longest: 4 });
});
