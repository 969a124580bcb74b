import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarDay, dayAt } from "../general/calendar-day.ts";
import { MS_PER_DAY, MS_PER_HOUR } from "../general/durations.ts";
import { WEEKDAYS } from "../onboarding/weekly-schedule.ts";
import { computeStreak } from "./streak.ts";
import { type CountedDay, countOn, skippedDates, skippedSince } from "./streak-day.ts";

const on = (day: string, lastAt: string, zone: string): CountedDay => ({
  day: calendarDay(day),
  lastAt: new Date(lastAt),
  zone,
  skipped: 0,
});
const [LONDON, BERLIN] = ["Europe/London", "Europe/Berlin"];
const [KIRITIMATI, PAGO_PAGO] = ["Pacific/Kiritimati", "Pacific/Pago_Pago"];
const [AUCKLAND, LOS_ANGELES] = ["Pacific/Auckland", "America/Los_Angeles"];
const [TOKYO, NEW_YORK, FIJI] = ["Asia/Tokyo", "America/New_York", "Pacific/Fiji"];

test.each([
  ["the first of all", "2026-11-12T12:00:00Z", LONDON, [], "2026-11-12"],
  [
    "another of the same day",
    "2026-11-12T20:00:00Z",
    LONDON,
    [on("2026-11-12", "2026-11-12T12:00:00Z", LONDON)],
    "2026-11-12",
  ],
  [
    "two minutes later, past midnight",
    "2026-11-13T00:01:00Z",
    LONDON,
    [on("2026-11-12", "2026-11-12T23:59:00Z", LONDON)],
    "2026-11-13",
  ],
  [
    "a minute later, in a zone where it is tomorrow",
    "2026-11-12T12:01:00Z",
    KIRITIMATI,
    [on("2026-11-12", "2026-11-12T12:00:00Z", LONDON)],
    "2026-11-12",
  ],
  [
    "a minute later, in a zone where it is yesterday",
    "2026-11-12T09:01:00Z",
    PAGO_PAGO,
    [on("2026-11-12", "2026-11-12T09:00:00Z", LONDON)],
    "2026-11-12",
  ],
  [
    "in the evening of a day that began by moving an hour east",
    "2026-11-13T19:00:00Z",
    BERLIN,
    [on("2026-11-12", "2026-11-12T23:30:00Z", LONDON)],
    "2026-11-13",
  ],
  [
    "after a flight from Los Angeles to Auckland",
    "2026-11-13T21:00:00Z",
    AUCKLAND,
    [on("2026-11-12", "2026-11-13T04:00:00Z", LOS_ANGELES)],
    "2026-11-14",
  ],
  [
    "after a flight from Auckland to Los Angeles, on the same date",
    "2026-11-13T18:00:00Z",
    LOS_ANGELES,
    [on("2026-11-13", "2026-11-13T05:00:00Z", AUCKLAND)],
    "2026-11-13",
  ],
] as const)("%s", (_name, at, zone, counted, day) => {
  expect(countOn(new Date(at), zone, counted).day).toBe(day);
});

type Completion = readonly [at: string | number, zone: string];

/** Completes at each of the moments, one after the other. */
function live(completions: readonly Completion[]) {
  const counted = new Map<string, CountedDay>();
  const begun: number[] = [];
  const days = completions.map(([at, zone]) => {
    const row = countOn(new Date(at), zone, [...counted.values()]);
    if (!counted.has(row.day)) begun.push(new Date(at).getTime());
    counted.set(row.day, row);
    return row.day;
  });
  return { rows: [...counted.values()], begun, days };
}

/** As the streak stands at this moment in this zone. */
function streakAt(rows: readonly CountedDay[], at: string | number, zone: string) {
  const today = dayAt(new Date(at), zone);
  const latest = rows.reduce((a, b) => (a.day > b.day ? a : b));
  return computeStreak(
    {
      activeDays: rows.map(({ day }) => day),
      repairedDays: [],
      skippedDays: [
        ...rows.flatMap(({ day, skipped }) => skippedDates(day, skipped)),
        ...skippedDates(today, skippedSince(latest, new Date(at), zone)),
      ],
      schedule: [{ from: calendarDay("2026-01-01"), weekdays: WEEKDAYS }],
    },
    today,
  );
}

test.each<[string, Completion[], string[], number]>([
  [
    "from Los Angeles to Tokyo, back at it before the day is over where it began",
    [
      ["2026-11-10T18:00:00Z", LOS_ANGELES],
      ["2026-11-11T18:00:00Z", LOS_ANGELES],
      ["2026-11-12T06:00:00Z", TOKYO],
      ["2026-11-13T06:00:00Z", TOKYO],
      ["2026-11-14T06:00:00Z", TOKYO],
    ],
    ["10", "11", "13", "14"],
    1,
  ],
  [
    "from Los Angeles to Tokyo, in the evening of the arrival",
    [
      ["2026-11-11T18:00:00Z", LOS_ANGELES],
      ["2026-11-12T10:00:00Z", TOKYO],
      ["2026-11-13T06:00:00Z", TOKYO],
    ],
    ["11", "12", "13"],
    0,
  ],
  [
    "from New York to London overnight",
    [
      ["2026-11-12T01:00:00Z", NEW_YORK],
      ["2026-11-12T12:00:00Z", LONDON],
      ["2026-11-13T12:00:00Z", LONDON],
    ],
    ["11", "12", "13"],
    0,
  ],
  [
    "over the date line to Auckland, where a whole date is skipped",
    [
      ["2026-11-13T04:00:00Z", LOS_ANGELES],
      ["2026-11-13T21:00:00Z", AUCKLAND],
      ["2026-11-14T21:00:00Z", AUCKLAND],
    ],
    ["12", "14", "15"],
    1,
  ],
  [
    "the same, having begun early and ending late",
    [
      ["2026-11-11T09:00:00Z", LOS_ANGELES],
      ["2026-11-12T21:00:00Z", AUCKLAND],
      ["2026-11-13T10:00:00Z", AUCKLAND],
      ["2026-11-13T21:00:00Z", AUCKLAND],
    ],
    ["11", "13", "14"],
    1,
  ],
  [
    "from Tokyo to Los Angeles, where a date comes again",
    [
      ["2026-11-11T01:00:00Z", TOKYO],
      ["2026-11-12T01:00:00Z", TOKYO],
      ["2026-11-12T20:00:00Z", LOS_ANGELES],
      ["2026-11-13T20:00:00Z", LOS_ANGELES],
    ],
    ["11", "12", "13"],
    0,
  ],
  [
    "there and back on one date",
    [
      ["2026-11-11T18:00:00Z", LOS_ANGELES],
      ["2026-11-12T21:00:00Z", AUCKLAND],
      ["2026-11-13T18:00:00Z", LOS_ANGELES],
      ["2026-11-14T18:00:00Z", LOS_ANGELES],
    ],
    ["11", "13", "14"],
    1,
  ],
])("a traveller %s misses no day", (_name, completions, days, skipped) => {
  const { rows } = live(completions);
  expect(rows.map(({ day }) => day.slice(-2))).toEqual(days);
  expect(rows.reduce((sum, row) => sum + row.skipped, 0)).toBe(skipped);
  const [at, zone] = completions.at(-1) ?? ["", ""];
  expect(streakAt(rows, at, zone)).toMatchObject({ days: days.length, restedDays: [] });
});

test("a day that was skipped is not missed while the next one is still to be done", () => {
  const { rows } = live([
    ["2026-11-11T18:00:00Z", LOS_ANGELES],
    ["2026-11-12T06:00:00Z", TOKYO],
  ]);
  // 23:00 in Tokyo; in Los Angeles the 13th has begun too.
  expect(streakAt(rows, "2026-11-13T14:00:00Z", TOKYO)).toMatchObject({ days: 1, restedDays: [] });
});

test("a change of zone does not excuse a day on which nothing was done", () => {
  const { rows } = live([
    ["2026-11-11T18:00:00Z", LOS_ANGELES],
    ["2026-11-13T18:00:00Z", KIRITIMATI],
  ]);
  expect(rows.map(({ day }) => day)).toEqual(["2026-11-11", "2026-11-14"]);
  expect(streakAt(rows, "2026-11-13T18:00:00Z", KIRITIMATI)).toMatchObject({ restTokens: 1 });
});

test.each<[string, Completion[], number]>([
  [
    "to the east, to the west and back within an hour",
    [
      ["2026-11-12T09:59:00Z", PAGO_PAGO],
      ["2026-11-12T10:01:00Z", KIRITIMATI],
      ["2026-11-12T11:01:00Z", PAGO_PAGO],
    ],
    2,
  ],
  [
    "after midnight, to a zone where midnight is near as well",
    [
      ["2026-11-12T10:01:00Z", PAGO_PAGO],
      ["2026-11-12T11:01:00Z", PAGO_PAGO],
      ["2026-11-12T12:01:00Z", FIJI],
    ],
    2,
  ],
])("flipping zones %s yields only the midnight that passed", (_name, completions, days) => {
  expect(live(completions).rows).toHaveLength(days);
});

const ZONES = [LONDON, KIRITIMATI, PAGO_PAGO, AUCKLAND, LOS_ANGELES, FIJI, TOKYO, "Asia/Kolkata"];
const START = Date.parse("2026-03-27T22:00:00Z");

/** Completions with these pauses between them, each in any zone. */
function flips(pauseMs: fc.Arbitrary<number>) {
  const step = fc.record({ zone: fc.constantFrom(...ZONES), pauseMs });
  return fc.array(step, { minLength: 2, maxLength: 60 }).map((steps) => {
    let now = START;
    return steps.map(({ zone, pauseMs }): readonly [number, string] => {
      now += pauseMs;
      return [now, zone];
    });
  });
}

const anyPause = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 6 * MS_PER_HOUR }),
  fc.constant(25 * MS_PER_HOUR),
);

test("whatever the zones: a moment has one day, and days are as many as time has passed for", () => {
  fc.assert(
    fc.property(flips(anyPause), (completions) => {
      const { rows, begun, days } = live(completions);
      days.forEach((day, index) => {
        const isSameMoment = completions[index]?.[0] === completions[index - 1]?.[0];
        if (isSameMoment) expect(day).toBe(days[index - 1]);
      });
      const [first, last] = [completions[0]?.[0] ?? 0, completions.at(-1)?.[0] ?? 0];
      // The zones are 25 hours apart: whoever goes from one end to the other sees that many more of the calendar.
      expect(rows.length).toBeLessThanOrEqual(1 + Math.ceil((last - first + 25 * MS_PER_HOUR) / MS_PER_DAY));
      begun.forEach((at, index) => {
        expect(at - (begun[index - 2] ?? Number.NEGATIVE_INFINITY)).toBeGreaterThanOrEqual(23 * MS_PER_HOUR);
      });
    }),
    { numRuns: 300 },
  );
});

test("whoever finishes something at least every 23 hours misses no day, whatever the zones", () => {
  fc.assert(
    fc.property(flips(fc.integer({ min: 1, max: 23 * MS_PER_HOUR })), (completions) => {
      completions.forEach(([at, zone], index) => {
        const { rows } = live(completions.slice(0, index + 1));
        expect(streakAt(rows, at, zone)).toMatchObject({ days: rows.length, restedDays: [] });
      });
    }),
    { numRuns: 60 },
  );
});
