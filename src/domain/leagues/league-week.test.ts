import fc from "fast-check";
import { expect, test } from "vitest";
import { weekdayIndex } from "../general/calendar-day.ts";
import { canClose, weekAt, weekBefore, weekBounds } from "./league-week.ts";

test.each([
  ["Monday's first instant", "2026-11-16T00:00:00.000Z", "2026-11-16"],
  ["Sunday's last", "2026-11-22T23:59:59.999Z", "2026-11-16"],
  ["Monday noon in Auckland is still Sunday", "2026-11-15T23:00:00.000Z", "2026-11-09"],
  ["Sunday evening in Honolulu is Monday already", "2026-11-16T05:00:00.000Z", "2026-11-16"],
  ["over a year's end", "2027-01-01T12:00:00.000Z", "2026-12-28"],
])("%s", (_, instant, week) => {
  expect(weekAt(new Date(instant))).toBe(week);
});

test("the weeks cover all time once, whatever the zone of the reader", () => {
  const instants = fc.date({ min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (instant) => {
      const week = weekAt(instant);
      const { from, to } = weekBounds(week);
      expect(weekdayIndex(week)).toBe(0);
      expect(from <= instant && instant < to).toBe(true);
      expect(weekAt(new Date(from.getTime() - 1))).toBe(weekBefore(week));
      expect(weekBounds(weekBefore(week)).to).toEqual(from);
    }),
  );
});

test.each([
  ["2026-11-23T00:00:00.000Z", false],
  ["2026-11-23T00:04:59.999Z", false],
  ["2026-11-23T00:05:00.000Z", true],
  ["2027-03-01T00:00:00.000Z", true],
])("the week of 16 November can be closed at %s: %s", (now, can) => {
  expect(canClose(weekAt(new Date("2026-11-16")), new Date(now))).toBe(can);
});
