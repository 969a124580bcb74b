import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type CalendarDay, calendarDay } from "./calendar-day.ts";
import {
  type PlaceableQuest,
  placeQuests,
  placingDays,
  type WeekView,
  withoutDuplicates,
} from "./quest-week.ts";
import { emptySchedule, isAvailable, WEEKDAYS, type Weekday } from "./weekly-schedule.ts";

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

test("this week goes round from today on, other weeks from Monday", () => {
  const schedule = scheduleOf("monday", "thursday", "saturday");
  expect(placingDays({ schedule, today: THURSDAY, weekOffset: 0 })).toEqual([at(0), at(2)]);
  expect(placingDays({ schedule, today: THURSDAY, weekOffset: 1 })).toEqual([at(4), at(7), at(9)]);
  expect(placingDays({ schedule, today: THURSDAY, weekOffset: -1 })).toEqual([at(-10), at(-7), at(-5)]);
});

test("with no day left this week, next week's take over", () => {
  expect(placingDays({ schedule: scheduleOf("monday"), today: THURSDAY, weekOffset: 0 })).toEqual([at(4)]);
});

test("quests go round-robin by due day, creation and id; what is overdue stands on today", () => {
  const schedule = scheduleOf("thursday", "friday");
  const quests = [quest("c", at(2)), quest("late", at(-3)), quest("a", at(0)), quest("b", at(1))];
  const placed = placeQuests(quests, { schedule, today: THURSDAY, weekOffset: 0 });
  expect(Object.fromEntries(placed)).toEqual({ late: at(0), a: at(0), b: at(1), c: at(0) });
});

test("a card keeps its day when another one is gone", () => {
  const view = { schedule: scheduleOf("thursday", "friday"), today: THURSDAY, weekOffset: 0 };
  const before = placeQuests([quest("a", at(0)), quest("b", at(0)), quest("c", at(0))], view);
  const after = placeQuests([quest("b", at(0)), quest("c", at(0))], view, before);
  expect(after.get("b")).toBe(before.get("b"));
  expect(after.get("c")).toBe(before.get("c"));
});

test("of two with one title the older is shown", () => {
  const older = { ...quest("z", at(0), "Call Anna"), createdAt: "2026-10-01T00:00:00.000Z" };
  expect(withoutDuplicates([quest("a", at(0), "call  anna"), older])).toEqual([older]);
});

describe("for any quests and any week", () => {
  const anyQuest = fc.record({
    id: fc.uuid(),
    title: fc.string({ maxLength: 3 }),
    dueDay: fc.integer({ min: -10, max: 20 }).map(at),
    createdAt: fc.integer({ min: 0, max: 5 }).map((minute) => `2026-11-01T00:0${minute}:00.000Z`),
  });
  const anyQuests = fc.uniqueArray(anyQuest, { maxLength: 40, selector: ({ id }) => id });
  const anyView = fc.record({
    schedule: fc.option(fc.subarray([...WEEKDAYS]).map((weekdays) => scheduleOf(...weekdays))),
    today: fc.integer({ min: -7, max: 7 }).map(at),
    weekOffset: fc.integer({ min: -2, max: 2 }),
  });

  const isRightDay = (day: CalendarDay, dueDay: CalendarDay, view: WeekView) => {
    if (view.weekOffset !== 0) return isAvailable(view.schedule, day);
    return dueDay < view.today ? day === view.today : day >= view.today && isAvailable(view.schedule, day);
  };

  test("every visible quest has one day, an available one of the view, or today when overdue", () => {
    fc.assert(
      fc.property(anyQuests, anyView, (quests, view) => {
        const placed = placeQuests(quests, view);
        const visible = withoutDuplicates(quests);
        expect([...placed.keys()].sort()).toEqual(visible.map(({ id }) => id).sort());
        const wrong = visible.filter(
          ({ id, dueDay }) => !isRightDay(placed.get(id) ?? at(-999), dueDay, view),
        );
        expect(wrong).toEqual([]);
      }),
    );
  });

  test("no day has two quests more than another, overdue ones aside", () => {
    fc.assert(
      fc.property(anyQuests, anyView, (quests, view) => {
        const onTime = quests.filter(({ dueDay }) => dueDay >= view.today);
        const counts = new Map(placingDays(view).map((day) => [day, 0]));
        for (const day of placeQuests(onTime, view).values()) counts.set(day, (counts.get(day) ?? 0) + 1);
        expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBeLessThanOrEqual(1);
      }),
    );
  });

  test("how the list arrives changes nothing", () => {
    fc.assert(
      fc.property(anyQuests, anyView, (quests, view) => {
        expect(placeQuests([...quests].reverse(), view)).toEqual(placeQuests(quests, view));
      }),
    );
  });
});
