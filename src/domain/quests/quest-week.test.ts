import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type CalendarDay, calendarDay } from "../general/calendar-day.ts";
import { emptySchedule, isAvailable, WEEKDAYS, type Weekday } from "../onboarding/weekly-schedule.ts";
import {
  dayOf,
  nextAvailableDays,
  type PlaceableQuest,
  placeQuests,
  withoutDuplicates,
} from "./quest-week.ts";

const THURSDAY = calendarDay("2026-11-12");
const scheduleOf = (...weekdays: Weekday[]) => {
  const schedule = emptySchedule();
  for (const weekday of weekdays) schedule[weekday].available = true;
  return schedule;
};
const quest = (id: string, dueDay: CalendarDay, title = id): PlaceableQuest => ({
  id,
  title,
  dueDay,
  createdAt: "2026-11-01T00:00:00.000Z",
});
const at = (offset: number) => addDays(THURSDAY, offset);
const WORKING_DAYS = WEEKDAYS.slice(0, 5);

describe("a quest stands", () => {
  test.each([
    ["on its due day", WEEKDAYS, 2, 2],
    ["on its due day next week", WEEKDAYS, 6, 6],
    ["on its due day in a month", WEEKDAYS, 30, 30],
    ["on today when it is due today", WEEKDAYS, 0, 0],
    ["on today when it is overdue", WEEKDAYS, -3, 0],
    ["on today when it is overdue, also on a rest day", ["monday"], -3, 0],
    ["on Friday when it is due on a free Sunday", WORKING_DAYS, 3, 1],
    ["on Friday of its own week when that is next week", WORKING_DAYS, 10, 8],
    ["on the next available day when none is left before it", ["monday"], 2, 4],
    ["on the next available day when today is a rest day and it is due today", ["friday"], 0, 1],
    ["on a day of the week before when the only one of its own is after it", ["friday"], 7, 1],
  ] as const)("%s", (_, weekdays, dueInDays, standsInDays) => {
    const calendar = { schedule: scheduleOf(...weekdays), today: THURSDAY };
    expect(dayOf(at(dueInDays), calendar)).toBe(at(standsInDays));
  });

  test("Monday to Friday without a schedule", () => {
    expect(dayOf(at(2), { schedule: null, today: THURSDAY })).toBe(at(1));
  });
});

test("a quest stands where it stood when another one is gone", () => {
  const calendar = { schedule: scheduleOf("thursday", "friday"), today: THURSDAY };
  const before = placeQuests([quest("a", at(0)), quest("b", at(0)), quest("c", at(1))], calendar);
  const after = placeQuests([quest("b", at(0)), quest("c", at(1))], calendar);
  expect(after.get("b")).toBe(before.get("b"));
  expect(after.get("c")).toBe(before.get("c"));
});

test("of two with one title the older is shown", () => {
  const older = { ...quest("z", at(0), "Call Anna"), createdAt: "2026-10-01T00:00:00.000Z" };
  expect(withoutDuplicates([quest("a", at(0), "call  anna"), older])).toEqual([older]);
});

test.each([
  ["two days a week", ["monday", "thursday"] as const, 4, [0, 4, 7, 11]],
  ["one day a week", ["wednesday"] as const, 2, [6, 13]],
])("the next days with %s", (_, weekdays, count, offsets) => {
  const calendar = { schedule: scheduleOf(...weekdays), today: THURSDAY };
  expect(nextAvailableDays(calendar, count)).toEqual(offsets.map(at));
});

describe("for any quests and any schedule", () => {
  const anyQuest = fc.record({
    id: fc.uuid(),
    title: fc.string({ maxLength: 3 }),
    dueDay: fc.integer({ min: -10, max: 20 }).map(at),
    createdAt: fc.integer({ min: 0, max: 5 }).map((minute) => `2026-11-01T00:0${minute}:00.000Z`),
  });
  const anyQuests = fc.uniqueArray(anyQuest, { maxLength: 40, selector: ({ id }) => id });
  const anyCalendar = fc.record({
    schedule: fc.option(fc.subarray([...WEEKDAYS]).map((weekdays) => scheduleOf(...weekdays))),
    today: fc.integer({ min: -7, max: 7 }).map(at),
  });

  test("each visible one has one day: its due day if that is available, today if it is overdue, never a past one", () => {
    fc.assert(
      fc.property(anyQuests, anyCalendar, (quests, calendar) => {
        const placed = placeQuests(quests, calendar);
        const visible = withoutDuplicates(quests);
        expect([...placed.keys()].sort()).toEqual(visible.map(({ id }) => id).sort());
        for (const { id, dueDay } of visible) {
          const day = placed.get(id) ?? at(-999);
          const isLate = dueDay < calendar.today;
          if (isLate) expect(day).toBe(calendar.today);
          else if (isAvailable(calendar.schedule, dueDay)) expect(day).toBe(dueDay);
          else expect(day >= calendar.today && isAvailable(calendar.schedule, day)).toBe(true);
        }
      }),
    );
  });

  test("how the list arrives changes nothing", () => {
    fc.assert(
      fc.property(anyQuests, anyCalendar, (quests, calendar) => {
        const sorted = (placed: Map<string, CalendarDay>) => [...placed].sort();
        expect(sorted(placeQuests([...quests].reverse(), calendar))).toEqual(
          sorted(placeQuests(quests, calendar)),
        );
      }),
    );
  });
});
