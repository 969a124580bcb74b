import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, calendarDay, dayAt, weekdayIndex } from "../general/calendar-day.ts";
import { MS_PER_DAY, MS_PER_HOUR } from "../general/durations.ts";
import { emptySchedule, type Weekday } from "../onboarding/weekly-schedule.ts";
import { nextDigestAt } from "./digest-time.ts";
import { timeAt } from "./local-time.ts";

const daily = (hour: number) => ({ frequency: "daily" as const, hour, weekday: 0 });
const weekly = (weekday: number | null, hour: number) => ({ frequency: "weekly" as const, hour, weekday });
const reader = (timeZone: string, ...weekdays: Weekday[]) => {
  const schedule = emptySchedule();
  for (const weekday of weekdays) schedule[weekday] = { ...schedule[weekday], available: true };
  return { timeZone, schedule: weekdays.length > 0 ? schedule : null };
};

test.each<[string, Weekday[], string, string]>([
  ["the last day with time", ["monday", "thursday"], "2026-11-17T09:00:00Z", "2026-11-19T18:00:00Z"],
  ["that day, after the hour: a week later", ["thursday"], "2026-11-19T18:00:00Z", "2026-11-26T18:00:00Z"],
  ["Friday, where no schedule was set", [], "2026-11-17T09:00:00Z", "2026-11-20T18:00:00Z"],
])("weekly, with no weekday chosen: %s", (_, weekdays, after, expected) => {
  expect(nextDigestAt(weekly(null, 18), reader("UTC", ...weekdays), new Date(after))).toEqual(
    new Date(expected),
  );
});

test.each([
  ["before the hour: today", daily(8), "Europe/Berlin", "2026-11-17T06:59:59Z", "2026-11-17T07:00:00Z"],
  ["at the hour: tomorrow", daily(8), "Europe/Berlin", "2026-11-17T07:00:00Z", "2026-11-18T07:00:00Z"],
  ["put forward: 23 hours later", daily(8), "Europe/Berlin", "2026-03-28T07:00:00Z", "2026-03-29T06:00:00Z"],
  ["put back: 25 hours later", daily(8), "Europe/Berlin", "2026-10-24T06:00:00Z", "2026-10-25T07:00:00Z"],
  ["an hour that is skipped", daily(2), "Europe/Berlin", "2026-03-28T01:00:00Z", "2026-03-29T01:00:00Z"],
  ["midnight that is skipped", daily(0), "Asia/Beirut", "2026-03-28T12:00:00Z", "2026-03-28T22:00:00Z"],
  ["a day that is skipped", daily(8), "Pacific/Apia", "2011-12-29T18:00:00Z", "2011-12-30T18:00:00Z"],
  ["the weekday", weekly(0, 8), "UTC", "2026-11-17T09:00:00Z", "2026-11-23T08:00:00Z"],
  ["the weekday, today", weekly(1, 10), "UTC", "2026-11-17T09:00:00Z", "2026-11-17T10:00:00Z"],
])("%s", (_, times, zone, after, expected) => {
  expect(nextDigestAt(times, reader(zone), new Date(after))).toEqual(new Date(expected));
});

test("off has no next", () => {
  expect(nextDigestAt({ ...daily(8), frequency: "off" }, reader("UTC"), new Date())).toBeNull();
});

const ZONES = [
  "UTC",
  "Europe/Berlin",
  "America/New_York",
  "Australia/Lord_Howe",
  "Africa/Cairo",
  "Asia/Beirut",
];

test("a year of daily digests has each local day once, at its hour unless the clock skips it", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 23 }),
      fc.constantFrom(...ZONES),
      fc.integer({ min: 2024, max: 2030 }),
      (hour, zone, year) => {
        const seen = new Set<string>();
        let now = new Date(`${year}-01-01T00:00:00Z`);
        const first = dayAt(now, zone);
        const skippedHours: number[] = [];
        for (let run = 0; run < 365; run++) {
          const next = nextDigestAt(daily(hour), reader(zone), now);
          if (!next) throw new Error("no next digest");
          expect(next.getTime() - now.getTime()).toBeLessThanOrEqual(MS_PER_DAY + 2 * MS_PER_HOUR);
          const shown = Number(timeAt(next, zone).slice(0, 2));
          if (shown !== hour) skippedHours.push(shown);
          seen.add(dayAt(next, zone));
          now = next;
        }
        expect(seen.size).toBe(365);
        const days = [...seen].map(calendarDay);
        expect(days.every((day, index) => index === 0 || day === addDays(days[index - 1] ?? day, 1))).toBe(
          true,
        );
        expect((days[0] ?? "") >= first).toBe(true);
        expect(skippedHours.length).toBeLessThanOrEqual(1);
      },
    ),
    { numRuns: 12 },
  );
});

test("a weekly digest comes on its weekday, every week", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 6 }),
      fc.constantFrom(...ZONES),
      (hour, weekday, zone) => {
        let now = new Date("2026-01-01T00:00:00Z");
        for (let run = 0; run < 60; run++) {
          const next = nextDigestAt(weekly(weekday, hour), reader(zone), now);
          if (!next) throw new Error("no next digest");
          expect(weekdayIndex(dayAt(next, zone))).toBe(weekday);
          if (run > 0)
            expect(Math.abs(next.getTime() - now.getTime() - 7 * MS_PER_DAY)).toBeLessThanOrEqual(
              2 * MS_PER_HOUR,
            );
          now = next;
        }
      },
    ),
    { numRuns: 30 },
  );
});
