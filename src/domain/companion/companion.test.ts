import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  type CalendarDay,
  calendarDay,
  dayAt,
  daysBetween,
  utcDay,
} from "../general/calendar-day.ts";
import { MS_PER_HOUR } from "../general/durations.ts";
import { inviteState, maySignal, weekDots } from "./companion.ts";
import { SIGNALS, signalText } from "./signals.ts";

const now = new Date("2026-11-18T12:00:00Z");
const later = new Date("2026-11-19T12:00:00Z");
const invite = { userId: "ines", expiresAt: later, usedBy: null };

test.each([
  ["nobody's", null, "over"],
  ["another person's", invite, "open"],
  ["one's own", { ...invite, userId: "maya" }, "own"],
  ["expired this instant", { ...invite, expiresAt: now }, "over"],
  ["one's own, expired", { ...invite, userId: "maya", expiresAt: now }, "over"],
  ["accepted by oneself before", { ...invite, usedBy: "maya" }, "repeated"],
  ["accepted by another", { ...invite, usedBy: "noor" }, "over"],
  ["accepted before, expired", { ...invite, usedBy: "maya", expiresAt: now }, "over"],
] as const)("an invitation that is %s", (_, given, state) => {
  expect(inviteState(given, "maya", now)).toBe(state);
});

test.each([
  ["the first", null, "2026-11-18", true],
  ["the day after", "2026-11-17", "2026-11-18", true],
  ["the same day", "2026-11-18", "2026-11-18", false],
  ["back over the date line", "2026-11-18", "2026-11-17", false],
])("a signal on %s", (_, latest, today, may) => {
  expect(maySignal(latest as CalendarDay | null, calendarDay(today))).toBe(may);
});

const ZONES = ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu", "America/New_York", "UTC"];

test("changing the time zone at every hour brings no more signals than there are days, and one at either edge", () => {
  const hops = fc.array(
    fc.record({ hours: fc.integer({ min: 0, max: 30 }), zone: fc.constantFrom(...ZONES) }),
    {
      maxLength: 60,
    },
  );
  fc.assert(
    fc.property(hops, (hops) => {
      let at = new Date("2026-03-27T00:00:00Z").getTime();
      const start = utcDay(new Date(at));
      let latest: CalendarDay | null = null;
      let sent = 0;
      for (const { hours, zone } of hops) {
        at += hours * MS_PER_HOUR;
        const today = dayAt(new Date(at), zone);
        if (!maySignal(latest, today)) continue;
        latest = today;
        sent += 1;
      }
      expect(sent).toBeLessThanOrEqual(daysBetween(start, utcDay(new Date(at))) + 3);
    }),
  );
});

test("the dots are Monday to Sunday of today's week; other weeks are not told", () => {
  const days = ["2026-11-15", "2026-11-16", "2026-11-18", "2026-11-23"].map(calendarDay);
  expect(weekDots(days, calendarDay("2026-11-18"))).toEqual([true, false, true, false, false, false, false]);
  expect(weekDots(days, calendarDay("2026-11-22"))).toEqual([true, false, true, false, false, false, false]);
  expect(weekDots(days, calendarDay("2026-11-23"))).toEqual([true, false, false, false, false, false, false]);
});

test("in any week there are as many dots as days with a quest in it", () => {
  const offsets = fc.uniqueArray(fc.integer({ min: -10, max: 10 }));
  fc.assert(
    fc.property(offsets, fc.integer({ min: 0, max: 6 }), (offsets, weekday) => {
      const monday = calendarDay("2026-11-16");
      const days = offsets.map((offset) => addDays(monday, offset));
      const within = offsets.filter((offset) => offset >= 0 && offset <= 6).length;
      expect(weekDots(days, addDays(monday, weekday)).filter(Boolean)).toHaveLength(within);
    }),
  );
});

test("there are six signals with a text each, and nothing else has one", () => {
  expect(new Set(SIGNALS.map(signalText)).size).toBe(6);
  for (const other of ["toString", "", null, undefined]) expect(signalText(other)).toBe("");
});
