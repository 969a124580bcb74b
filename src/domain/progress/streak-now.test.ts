import { expect, test } from "vitest";
import { calendarDay } from "../general/calendar-day.ts";
import { WEEKDAYS } from "../onboarding/weekly-schedule.ts";
import { streakNow } from "./streak-now.ts";

const day = calendarDay("2026-03-02");
const latest = { day, lastAt: new Date("2026-03-02T12:00:00Z"), zone: "UTC", skipped: 0 };
const history = {
  activeDays: [day],
  repairedDays: [],
  skippedDays: [],
  schedule: [{ from: day, weekdays: WEEKDAYS }],
};
const UTC = { zone: "UTC", previousZone: null, changedAt: null };

/** Two rest tokens at the start: the third missed day ends the streak. */
test.each([
  ["on the day itself", "2026-03-02T13:00:00Z", UTC, 1],
  ["after two missed days", "2026-03-05T12:00:00Z", UTC, 1],
  ["after three missed days", "2026-03-06T00:30:00Z", UTC, 0],
  [
    "while the third one has not ended where the person just came from",
    "2026-03-06T00:30:00Z",
    { zone: "UTC", previousZone: "America/New_York", changedAt: new Date("2026-03-05T20:00:00Z") },
    1,
  ],
  [
    "long after the move",
    "2026-03-06T00:30:00Z",
    { zone: "UTC", previousZone: "America/New_York", changedAt: new Date("2026-03-03T20:00:00Z") },
    0,
  ],
])("%s", (_, now, zones, expected) => {
  expect(streakNow(history, latest, zones, new Date(now)).streak.days).toBe(expected);
});

test("dates that only a move skipped are not missed", () => {
  const zones = { zone: "Pacific/Kiritimati", previousZone: null, changedAt: null };
  const { streak, today } = streakNow(history, latest, zones, new Date("2026-03-05T10:30:00Z"));
  expect(today).toBe("2026-03-06");
  expect(streak.days).toBe(1);
});
