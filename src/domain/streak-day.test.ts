import fc from "fast-check";
import { expect, test } from "vitest";
import { calendarDay } from "./calendar-day.ts";
import { type CountedDay, countOn } from "./streak-day.ts";

const HOUR = 3_600_000;
const on = (day: string, lastAt: string, zone: string): CountedDay => ({
  day: calendarDay(day),
  lastAt: new Date(lastAt),
  zone,
});
const [LONDON, BERLIN] = ["Europe/London", "Europe/Berlin"];
const [KIRITIMATI, PAGO_PAGO] = ["Pacific/Kiritimati", "Pacific/Pago_Pago"];
const [AUCKLAND, LOS_ANGELES] = ["Pacific/Auckland", "America/Los_Angeles"];

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

const step = fc.record({
  zone: fc.constantFrom(LONDON, KIRITIMATI, PAGO_PAGO, AUCKLAND, LOS_ANGELES, "Asia/Kolkata"),
  passMs: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 6 * HOUR }), fc.constant(25 * HOUR)),
});

test("whatever the zones: a moment has one day, and days are as many as time has passed for", () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 2, maxLength: 60 }), (steps) => {
      const counted = new Map<string, CountedDay>();
      const dayOfMoment = new Map<number, string>();
      const start = Date.parse("2026-03-27T22:00:00Z");
      let now = start;
      for (const { zone, passMs } of steps) {
        now += passMs;
        const row = countOn(new Date(now), zone, [...counted.values()]);
        counted.set(row.day, row);
        expect(dayOfMoment.get(now) ?? row.day).toBe(row.day);
        dayOfMoment.set(now, row.day);
      }
      // From the last zone's yesterday to the first zone's tomorrow, 25 hours apart, and a day begun at each end.
      expect(counted.size).toBeLessThanOrEqual(Math.floor((now - start + 25 * HOUR) / (24 * HOUR)) + 2);
    }),
    { numRuns: 300 },
  );
});
