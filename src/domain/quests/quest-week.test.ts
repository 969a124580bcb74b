import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, type CalendarDay, calendarDay } from "../general/calendar-day.ts";
import { emptySchedule, isAvailable, WEEKDAYS, type Weekday } from "../onboarding/weekly-schedule.ts";
import {
  type PlaceableQuest,
  placeQuests,
  placingDays,
  type WeekView,
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
  inProgress: false,
});
const running = (id: string, dueDay: CalendarDay) => ({ ...quest(id, dueDay), inProgress: true });
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

describe("a quest in progress", () => {
  const placedWith = (schedule: ReturnType<typeof scheduleOf>, weekOffset: number, dueInDays: number) => {
    const quests = [quest("a", at(0)), quest("b", at(1)), running("now", at(dueInDays))];
    return placeQuests(quests, { schedule, today: THURSDAY, weekOffset }).get("now");
  };
  const withToday = scheduleOf("thursday", "friday", "saturday");
  const withoutToday = scheduleOf("friday", "saturday");

  test.each([
    ["stands on today", withToday, 0, 2, at(0)],
    ["stands on today when it is due next week", withToday, 0, 9, at(0)],
    ["waits for its turn where today takes no quests", withoutToday, 0, 2, at(1)],
    ["stands on today when it is overdue, whatever day that is", withoutToday, 0, -1, at(0)],
    ["has its turn in another week's view", withToday, 1, 9, at(9)],
  ] as const)("%s", (_, schedule, weekOffset, dueInDays, day) => {
    expect(placedWith(schedule, weekOffset, dueInDays)).toBe(day);
  });

  test("leaves the day that it kept, and takes no turn from the others", () => {
    const view = { schedule: scheduleOf("thursday", "friday"), today: THURSDAY, weekOffset: 0 };
    const waiting = [quest("a", at(0)), quest("b", at(1)), quest("c", at(2))];
    const before = placeQuests(waiting, view);
    expect(before.get("b")).toBe(at(1));
    const after = placeQuests([quest("a", at(0)), running("b", at(1)), quest("c", at(2))], view, before);
    expect(Object.fromEntries(after)).toEqual({ a: at(0), b: at(0), c: before.get("c") });
    const anew = placeQuests([quest("a", at(0)), running("b", at(1)), quest("c", at(2))], view);
    expect(Object.fromEntries(anew)).toEqual({ a: at(0), b: at(0), c: at(1) });
  });
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
    inProgress: fc.boolean(),
  });
  const anyQuests = fc.uniqueArray(anyQuest, { maxLength: 40, selector: ({ id }) => id });
  const anyView = fc.record({
    schedule: fc.option(fc.subarray([...WEEKDAYS]).map((weekdays) => scheduleOf(...weekdays))),
    today: fc.integer({ min: -7, max: 7 }).map(at),
    weekOffset: fc.integer({ min: -2, max: 2 }),
  });

  const isRightDay = (day: CalendarDay, { dueDay, inProgress }: PlaceableQuest, view: WeekView) => {
    if (view.weekOffset !== 0) return isAvailable(view.schedule, day);
    const isRunningToday = inProgress && isAvailable(view.schedule, view.today);
    if (dueDay < view.today || isRunningToday) return day === view.today;
    return day >= view.today && isAvailable(view.schedule, day);
  };

  test("every visible quest has one day, an available one of the view, or today when overdue or running", () => {
    fc.assert(
      fc.property(anyQuests, anyView, (quests, view) => {
        const placed = placeQuests(quests, view);
        const visible = withoutDuplicates(quests);
        expect([...placed.keys()].sort()).toEqual(visible.map(({ id }) => id).sort());
        const wrong = visible.filter((quest) => !isRightDay(placed.get(quest.id) ?? at(-999), quest, view));
        expect(wrong).toEqual([]);
      }),
    );
  });

  const placesRunningOnToday = ({ weekOffset, schedule, today }: WeekView) =>
    weekOffset === 0 && isAvailable(schedule, today);

  test("no day has two quests more than another, overdue and running ones aside", () => {
    fc.assert(
      fc.property(anyQuests, anyView, (quests, view) => {
        const onTime = withoutDuplicates(quests).filter(({ dueDay }) => dueDay >= view.today);
        const waiting = new Set(onTime.filter(({ inProgress }) => !inProgress).map(({ id }) => id));
        const counts = new Map(placingDays(view).map((day) => [day, 0]));
        const isRoundRobin = (id: string) => waiting.has(id) || !placesRunningOnToday(view);
        for (const [id, day] of placeQuests(onTime, view)) {
          if (isRoundRobin(id)) counts.set(day, (counts.get(day) ?? 0) + 1);
        }
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
