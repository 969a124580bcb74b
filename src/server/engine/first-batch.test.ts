import { describe, expect, test } from "vitest";
import { calendarDay } from "#domain/general/calendar-day.ts";
import { FIRST_WIN_HOURS, plannedHours } from "#domain/quests/quest.ts";
import { aPerson, aPlan, aRequest, theEngine } from "#server/testing/quest-engine.ts";
import type { DraftQuest } from "./draft.ts";
import { planBeside, proposeFirstBatch } from "./first-batch.ts";

const hoursOf = (quests: readonly DraftQuest[]) =>
  quests.reduce((sum, { hours }) => sum + plannedHours(hours), 0);

function firstBatch(businessDescription: string, plan = aPlan([2, 2, 2, 2], { min: 3, max: 5 })) {
  const person = aPerson({ businessType: "E-commerce", businessDescription });
  const request = aRequest({ person, plan });
  return proposeFirstBatch(theEngine(), request, plan.places[0]?.day ?? calendarDay("2026-01-05")).quests;
}

test("it begins with ten minutes on the first day that has time, within the hours of the week", () => {
  const plan = aPlan([2, 2, 2, 2], { min: 3, max: 5 });
  const quests = firstBatch("knitted hats", plan);
  expect(quests[0]?.hours).toBe(FIRST_WIN_HOURS);
  expect(quests[0]?.place.dueDay).toBe(plan.places[0]?.dueDay);
  expect(quests).toHaveLength(5);
  expect(hoursOf(quests)).toBeLessThanOrEqual(5);
  expect(hoursOf(quests)).toBeGreaterThanOrEqual(3);
  expect(new Set(quests.map(({ title }) => title)).size).toBe(quests.length);
});

test("what the person told stands first instead, in its shortest form", () => {
  const [first, ...others] = firstBatch(
    "I sew dog coats. A pet shop wants to order 200 of them and I do not know whether to say yes.",
  );
  expect(first?.template.told ?? first?.template.situation).not.toBeNull();
  expect(first?.hours).toBe(first?.template.sizes[0]?.hours);
  expect(others.map(({ hours }) => hours)).not.toContain(FIRST_WIN_HOURS);
});

describe("beside the first win, the plan", () => {
  test("has half an hour less on its first day and in all", () => {
    const plan = planBeside(aPlan([2, 2, 2], { min: 2, max: 4 }));
    expect(plan.places.map(({ windowHours }) => windowHours)).toEqual([1.5, 2, 2]);
    expect([plan.minHours, plan.maxHours]).toEqual([1.5, 3.5]);
  });

  test.each([
    ["seven places", aPlan([2, 2, 2, 2, 2, 2, 2]), 6],
    ["a first day of half an hour", aPlan([0.5, 2, 2]), 2],
    ["half an hour for each", aPlan([2, 2, 2], { min: 1, max: 1.5 }), 2],
    ["no place", aPlan([]), 0],
  ])("gives up a place with %s", (_, plan, places) => {
    expect(planBeside(plan).places).toHaveLength(places);
  });
});
