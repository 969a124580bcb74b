import { expect, test } from "vitest";
import { addDays, calendarDay } from "../general/calendar-day.ts";
import { type Easing, easePlan, easingOf, shapesWeekOf } from "./hard-week.ts";

test.each<[string, Easing | null]>([
  ["I had no time this week", "time"],
  ["Not enough time after the late shift", "time"],
  ["Time was short on Friday", "time"],
  ["I was too busy", "time"],
  ["Zu wenig Zeit neben der Arbeit", "time"],
  ["No tuve tiempo", "time"],
  ["Too tired after the late shift", "tired"],
  ["Ich war müde.", "tired"],
  ["Estaba agotada", "tired"],
  ["I was not tired at all", null],
  ["The price list was too hard", "unsure"],
  ["I didn’t know how to begin", "unsure"],
  ["Das war mir zu schwierig", "unsure"],
  ["Demasiado complicado para mí", "unsure"],
  ["I skipped the outreach messages", null],
  ["The calls", null],
  ["", null],
])("%s: %s", (text, easing) => {
  expect(easingOf({ hard: null, text })).toBe(easing);
});

test("a choice counts before the words, and nothing hard means nothing lighter", () => {
  expect(easingOf({ hard: "unsure", text: "no time" })).toBe("unsure");
  expect(easingOf({ hard: "nothing", text: "no time" })).toBeNull();
});

test("it holds until the end of the next week", () => {
  const week = calendarDay("2026-11-09");
  const days = [-1, 0, 6, 7, 13, 14].map((ahead) => shapesWeekOf(week, addDays(week, ahead)));
  expect(days).toEqual([false, true, true, true, true, false]);
});

const place = (day: string) => ({ day: calendarDay(day), dueDay: calendarDay(day), windowHours: 2 });
const plan = {
  places: ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19"].map(place),
  minHours: 5,
  maxHours: 8,
};

test.each<[Easing | null, number, number]>([
  [null, 4, 5],
  ["time", 4, 2],
  ["unsure", 4, 2],
  ["tired", 3, 1.5],
])("after %s the week has %i quests and aims at %f hours", (easing, quests, minHours) => {
  const eased = easePlan(plan, easing);
  expect([eased.places.length, eased.minHours, eased.maxHours]).toEqual([quests, minHours, 8]);
});

test("the smallest week keeps a quest, and its aim never grows", () => {
  expect(easePlan({ ...plan, places: plan.places.slice(0, 1), minHours: 0.5 }, "tired")).toMatchObject({
    places: [plan.places[0]],
    minHours: 0.5,
  });
  expect(easePlan({ ...plan, minHours: 1 }, "time").minHours).toBe(1);
});
