import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type CalendarDay, calendarDay } from "../general/calendar-day.ts";
import { WEEKDAYS, type Weekday } from "../onboarding/weekly-schedule.ts";
import { computeStreak, offerRepair, type StreakHistory } from "./streak.ts";

const MONDAY = calendarDay("2026-11-02");
const day = (offset: number) => addDays(MONDAY, offset);
const EVERY_DAY: readonly Weekday[] = WEEKDAYS;

function history(
  active: number[],
  weekdays: readonly Weekday[] = EVERY_DAY,
  repaired: number[] = [],
): StreakHistory {
  return {
    activeDays: active.map(day),
    repairedDays: repaired.map(day),
    skippedDays: [],
    schedule: [{ from: MONDAY, weekdays }],
  };
}

const daysAt = (active: number[], today: number, weekdays?: readonly Weekday[]) =>
  computeStreak(history(active, weekdays), day(today)).days;

describe("counting", () => {
  test.each([
    ["nothing done", [], 0, 0],
    ["the first day", [0], 0, 1],
    ["three days in a row", [0, 1, 2], 2, 3],
    ["the same day twice", [0, 0, 1], 1, 2],
    ["today not done yet shows yesterday's value", [0, 1], 2, 2],
    ["one missed day is rested", [0, 2], 2, 2],
    ["two missed days are rested", [0, 3], 3, 2],
    ["three missed days restart at 1", [0, 4], 4, 1],
  ] as const)("%s", (_what, active, today, expected) => {
    expect(daysAt([...active], today)).toBe(expected);
  });

  test("unscheduled days are not required, and completing on one adds 1", () => {
    const weekend: Weekday[] = ["saturday", "sunday"];
    expect(daysAt([5, 6, 12], 12, weekend)).toBe(3);
    expect(daysAt([5, 6, 8, 12], 12, weekend)).toBe(4);
    expect(computeStreak(history([5, 6, 12], weekend), day(12)).restTokens).toBe(2);
  });

  test("a schedule change counts only from its day on", () => {
    const changed: StreakHistory = {
      activeDays: [day(0), day(1)],
      repairedDays: [],
      skippedDays: [],
      schedule: [
        { from: MONDAY, weekdays: ["monday", "tuesday"] },
        { from: day(4), weekdays: EVERY_DAY },
      ],
    };
    expect(computeStreak(changed, day(4)).restTokens).toBe(2);
    expect(computeStreak(changed, day(5)).restTokens).toBe(1);
  });

  test("after a zone change a day is missed only when it has ended in both zones", () => {
    const done = history([0]);
    expect(computeStreak(done, day(2)).restTokens).toBe(1);
    expect(computeStreak(done, day(2), day(1)).restTokens).toBe(2);
  });
});

describe("rest tokens", () => {
  test("two at the start, one more for every 7 days, never above 2", () => {
    expect(computeStreak(history([]), day(0)).restTokens).toBe(2);
    const week = [0, 1, 2, 3, 4, 5, 6];
    expect(computeStreak(history(week), day(6)).restTokens).toBe(2);
    expect(computeStreak(history([0, 3, 4, 5, 6, 7, 8]), day(8)).restTokens).toBe(1);
  });

  test("the rested days are listed", () => {
    expect(computeStreak(history([0, 2]), day(2)).restedDays).toEqual([day(1)]);
  });
});

describe("repair", () => {
  const broken = computeStreak(history([0, 1]), day(5));

  test("a break can be repaired within 48 hours, once in 30 days", () => {
    expect(broken).toMatchObject({ days: 0, broken: { days: 2, missed: [day(4)] } });
    expect(offerRepair(broken, day(5), null)).toEqual({ canRepair: true, days: [day(4)], restores: 2 });
    expect(offerRepair(broken, day(5), addDays(day(5), -29))).toEqual({ canRepair: false });
    expect(offerRepair(broken, day(5), addDays(day(5), -30)).canRepair).toBe(true);
    const later = computeStreak(history([0, 1]), day(7));
    expect(offerRepair(later, day(7), null)).toEqual({ canRepair: false });
  });

  test("a repair restores what was there", () => {
    expect(computeStreak(history([0, 1], EVERY_DAY, [4]), day(5)).days).toBe(2);
  });

  test("a streak that stands, or never was, has nothing to repair", () => {
    expect(offerRepair(computeStreak(history([0]), day(0)), day(0), null)).toEqual({ canRepair: false });
    expect(offerRepair(computeStreak(history([]), day(9)), day(9), null)).toEqual({ canRepair: false });
  });
});

describe("for any history", () => {
  const anyHistory = fc.record({
    activeDays: fc.uniqueArray(fc.integer({ min: 0, max: 60 }).map(day), { maxLength: 40 }),
    repairedDays: fc.constant([] as CalendarDay[]),
    skippedDays: fc.constant([] as CalendarDay[]),
    schedule: fc
      .array(
        fc.record({ from: fc.integer({ min: 0, max: 60 }).map(day), weekdays: fc.subarray([...WEEKDAYS]) }),
        { minLength: 1, maxLength: 4 },
      )
      .map((periods) => periods.sort((a, b) => (a.from < b.from ? -1 : 1))),
  });
  const anyToday = fc.integer({ min: 0, max: 70 }).map(day);

  test("it is never lost on a day that had a completion, and never above the days done", () => {
    fc.assert(
      fc.property(anyHistory, anyToday, (given, today) => {
        const { days, restTokens } = computeStreak(given, today);
        if (given.activeDays.includes(today)) expect(days).toBeGreaterThan(0);
        expect(days).toBeLessThanOrEqual(given.activeDays.length);
        expect(restTokens).toBeGreaterThanOrEqual(0);
        expect(restTokens).toBeLessThanOrEqual(2);
      }),
    );
  });

  test("the order of the days and how often it is computed change nothing", () => {
    fc.assert(
      fc.property(anyHistory, anyToday, (given, today) => {
        const turned = { ...given, activeDays: [...given.activeDays, ...given.activeDays].reverse() };
        expect(computeStreak(turned, today)).toEqual(computeStreak(given, today));
      }),
    );
  });

  test("one more completion today never makes it shorter", () => {
    fc.assert(
      fc.property(anyHistory, anyToday, (given, today) => {
        const past = { ...given, activeDays: given.activeDays.filter((active) => active < today) };
        const more = { ...past, activeDays: [...past.activeDays, today] };
        expect(computeStreak(more, today).days).toBeGreaterThan(computeStreak(past, today).days);
      }),
    );
  });
});
