import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, calendarDay, dayAt } from "../general/calendar-day.ts";
import { MS_PER_DAY } from "../general/durations.ts";
import { emptySchedule, WEEKDAYS, type WeeklySchedule } from "../onboarding/weekly-schedule.ts";
import { timeOf } from "./local-time.ts";
import { planReminder } from "./quest-reminder.ts";
import { isQuietAt, USUAL_QUIET_HOURS } from "./quiet-hours.ts";

function evenings(startTime = "19:00", endTime = "21:00"): WeeklySchedule {
  const schedule = emptySchedule();
  for (const day of ["tuesday", "thursday", "saturday"] as const)
    schedule[day] = { available: true, startTime, endTime };
  return schedule;
}

const berlin = { schedule: evenings(), timeZone: "Europe/Berlin", quiet: USUAL_QUIET_HOURS };

// 17 November 2026 is a Tuesday.
test.each([
  ["a later day: when its time begins", "2026-11-19", "2026-11-17T10:00:00Z", berlin, "2026-11-19T18:00:00Z"],
  ["today, before", "2026-11-17", "2026-11-17T10:00:00Z", berlin, "2026-11-17T18:00:00Z"],
  ["today, its time runs: in an hour", "2026-11-17", "2026-11-17T18:01:00Z", berlin, "2026-11-17T19:05:00Z"],
  [
    "today, late: the next day with time",
    "2026-11-17",
    "2026-11-17T19:30:00Z",
    berlin,
    "2026-11-19T18:00:00Z",
  ],
  ["overdue: as if due today", "2026-11-10", "2026-11-17T10:00:00Z", berlin, "2026-11-17T18:00:00Z"],
  [
    "a day without time: where it stands",
    "2026-11-20",
    "2026-11-17T10:00:00Z",
    berlin,
    "2026-11-19T18:00:00Z",
  ],
  [
    "no schedule: at nine",
    "2026-11-19",
    "2026-11-17T10:00:00Z",
    { ...berlin, schedule: null },
    "2026-11-19T08:00:00Z",
  ],
  [
    "time that begins in quiet hours: before them",
    "2026-11-19",
    "2026-11-17T10:00:00Z",
    { ...berlin, schedule: evenings("22:00", "23:00") },
    "2026-11-19T19:30:00Z",
  ],
  [
    "time that begins before they end: at their end",
    "2026-11-19",
    "2026-11-17T10:00:00Z",
    { ...berlin, schedule: evenings("05:00", "06:00") },
    "2026-11-19T07:00:00Z",
  ],
  [
    "the clock is put back between: the same local time",
    "2026-10-29",
    "2026-10-23T10:00:00Z",
    berlin,
    "2026-10-29T18:00:00Z",
  ],
  [
    "a time that the clock skips: after the gap",
    "2026-03-29",
    "2026-03-27T10:00:00Z",
    { schedule: sundaysAt("02:30"), timeZone: "Europe/Berlin", quiet: null },
    "2026-03-29T01:30:00Z",
  ],
])("%s", (_, due, now, rules, expected) => {
  expect(planReminder(calendarDay(due), rules, new Date(now))).toEqual(new Date(expected));
});

function sundaysAt(startTime: string): WeeklySchedule {
  return { ...emptySchedule(), sunday: { available: true, startTime, endTime: "23:00" } };
}

const ZONES = [
  "UTC",
  "Europe/Berlin",
  "America/New_York",
  "Australia/Lord_Howe",
  "Asia/Beirut",
  "Pacific/Apia",
];
const time = fc.integer({ min: 0, max: 1_439 }).map(timeOf);
const anySchedule = fc.record({ days: fc.subarray([...WEEKDAYS]), start: time }).map(({ days, start }) => {
  const schedule = emptySchedule();
  for (const day of days) schedule[day] = { available: true, startTime: start, endTime: "23:59" };
  return schedule;
});

test("a reminder lies ahead, within nine days of now or its day, and never in quiet hours", () => {
  const start = Date.parse("2026-01-01T00:00:00Z");
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 800 * 24 * 60 }),
      fc.integer({ min: -20, max: 20 }),
      fc.constantFrom(...ZONES),
      fc.option(anySchedule),
      fc.option(fc.record({ from: time, to: time })),
      (minutes, ahead, timeZone, schedule, quiet) => {
        const now = new Date(start + minutes * 60_000);
        const due = addDays(dayAt(now, timeZone), ahead);
        const at = planReminder(due, { schedule, timeZone, quiet }, now);
        expect(at.getTime()).toBeGreaterThan(now.getTime());
        expect(at.getTime() - now.getTime()).toBeLessThan((Math.max(0, ahead) + 9) * MS_PER_DAY);
        // All but fifteen minutes of a day quiet leaves no step that is not.
        const isNearlyAlways = quiet && audibleMinutes(quiet) < 15;
        if (!isNearlyAlways) expect(isQuietAt(at, timeZone, quiet)).toBe(false);
      },
    ),
    { numRuns: 2_000 },
  );
});

function audibleMinutes({ from, to }: { from: string; to: string }): number {
  const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  return from === to ? 1_440 : (minutes(from) - minutes(to) + 1_440) % 1_440;
}
