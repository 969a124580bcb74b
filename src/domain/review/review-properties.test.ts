import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, calendarDay, dayAt, mondayOf } from "../general/calendar-day.ts";
import { groupBy } from "../general/group-by.ts";
import { availableWeekdays, emptySchedule, WEEKDAYS } from "../onboarding/weekly-schedule.ts";
import { lastScheduledDay, reviewTime } from "./review-week.ts";
import { draftPlan, PLAN_DAY_MAX, PLAN_STEP_MIN, scheduleAfter } from "./week-plan.ts";

const days = fc.integer({ min: 0, max: 4_000 }).map((count) => addDays(calendarDay("2020-01-01"), count));
const weekdays = fc.subarray([...WEEKDAYS], { minLength: 1 });
const LONG_AGO = calendarDay("2000-01-01");

test("the week to look back on is a Monday, never ahead, and its last scheduled day has come", () => {
  fc.assert(
    fc.property(days, weekdays, (today, open) => {
      const time = reviewTime(today, open, LONG_AGO);
      const week = time?.week ?? today;
      expect(mondayOf(week)).toBe(week);
      expect(lastScheduledDay(week, open) <= today).toBe(true);
      expect(addDays(week, 14) > today).toBe(true);
      expect(open).toContain(WEEKDAYS[new Date(lastScheduledDay(week, open)).getUTCDay() - 1] ?? "sunday");
    }),
  );
});

test("day after day, every week gets its invitation once: on three days in a row at most", () => {
  fc.assert(
    fc.property(days, weekdays, (from, open) => {
      const seen = Array.from({ length: 28 }, (_, index) => reviewTime(addDays(from, index), open, LONG_AGO));
      const weeks = seen.map((time) => time?.week ?? "");
      expect(weeks.toSorted()).toEqual(weeks);
      const invited = groupBy(
        seen.flatMap((time, index) => (time?.isInvited ? [{ week: time.week, index }] : [])),
        ({ week }) => week,
      );
      for (const all of invited.values())
        expect((all.at(-1)?.index ?? 0) - (all[0]?.index ?? 0)).toBe(all.length - 1);
      for (const all of invited.values()) expect(all.length).toBeLessThanOrEqual(3);
    }),
  );
});

test("nobody is asked about a week before they came", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 30 }), weekdays, (joined, later, open) => {
      const time = reviewTime(addDays(joined, later), open, joined);
      expect(time === null || addDays(time.week, 6) >= joined).toBe(true);
    }),
  );
});

test("around midnight the review follows the person's own day, also where clocks turn", () => {
  const zones = fc.constantFrom(
    "Pacific/Kiritimati",
    "Pacific/Pago_Pago",
    "Europe/Berlin",
    "America/New_York",
  );
  const instants = fc.date({ min: new Date("2026-01-01"), max: new Date("2027-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(instants, zones, weekdays, (now, zone, open) => {
      const today = dayAt(now, zone);
      const isOver = today >= lastScheduledDay(mondayOf(today), open);
      expect(reviewTime(today, open, LONG_AGO)?.week === mondayOf(today)).toBe(isOver);
    }),
  );
});

const schedules = fc.array(fc.record({ available: fc.boolean(), start: fc.integer({ min: 0, max: 22 }) }), {
  minLength: 7,
  maxLength: 7,
});

test("a drafted plan is in whole steps, within a day, on days with time; accepted as it is, nothing changes", () => {
  fc.assert(
    fc.property(schedules, fc.integer({ min: 1, max: 60 }), (chosen, hours) => {
      const schedule = emptySchedule();
      for (const [index, weekday] of WEEKDAYS.entries()) {
        const { available = false, start = 0 } = chosen[index] ?? {};
        const two = (value: number) => String(value).padStart(2, "0");
        schedule[weekday] = { available, startTime: `${two(start)}:00`, endTime: `${two(start + 1)}:30` };
      }
      const plan = draftPlan(schedule, hours);
      const open = availableWeekdays(schedule);
      for (const [index, minutes] of plan.entries()) {
        expect(minutes % PLAN_STEP_MIN).toBe(0);
        expect(minutes).toBeLessThanOrEqual(PLAN_DAY_MAX);
        expect(minutes > 0).toBe(open.includes(WEEKDAYS[index] ?? "monday"));
      }
      expect(scheduleAfter(schedule, plan, plan)).toBe(schedule);
      const half = (minutes: number) => Math.floor(minutes / (2 * PLAN_STEP_MIN)) * PLAN_STEP_MIN;
      const shorter = plan.map((minutes) => Math.max(Math.min(minutes, PLAN_STEP_MIN), half(minutes)));
      const once = scheduleAfter(schedule, plan, shorter);
      expect(scheduleAfter(once, plan, shorter)).toEqual(once);
    }),
  );
});
