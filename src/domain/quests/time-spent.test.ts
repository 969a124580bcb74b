import { expect, test } from "vitest";
import { countedSeconds, coveredMs, paceByCategory, paceSentence } from "./time-spent.ts";

test.each([
  [undefined, null],
  [null, null],
  [0, null],
  [59, null],
  [60, 60],
  [86_400, 86_400],
  [86_401, null],
  [Number.MAX_SAFE_INTEGER, null],
])("a timer of %s seconds counts as %s", (timeSpentSec, counted) => {
  expect(countedSeconds(timeSpentSec)).toBe(counted);
});

const quest = (category: string, estimatedHours: number, hours: number | null) => ({
  category,
  estimatedHours,
  timeSpentSec: hours === null ? null : hours * 3_600,
});

test("estimates count only where there is a time to set against them", () => {
  const quests = [quest("Sales", 1, 2), quest("Sales", 2, 2), quest("Sales", 1, 2), quest("Sales", 16, null)];
  expect(paceByCategory(quests)).toEqual([
    { category: "Sales", quests: 3, estimatedHours: 4, actualHours: 6 },
  ]);
});

test("two timed quests are too few, whatever else was completed", () => {
  expect(paceByCategory([quest("Sales", 1, 2), quest("Sales", 1, 2), quest("Sales", 1, null)])).toEqual([]);
});

test("the most practised category stands first, then by name", () => {
  const times = (category: string, count: number) =>
    Array.from({ length: count }, () => quest(category, 1, 1));
  const paces = paceByCategory([...times("Sales", 3), ...times("Legal", 3), ...times("Product", 4)]);
  expect(paces.map(({ category }) => category)).toEqual(["Product", "Legal", "Sales"]);
});

test.each([
  [5, 7, "Marketing quests take you 1.4 times the estimate"],
  [4, 2, "Marketing quests take you 0.5 times the estimate"],
  [4, 4.1, "Marketing quests take you as long as estimated"],
  [48, 0.1, "Marketing quests take you less than 0.1 times the estimate"],
])("estimated %s h, took %s h", (estimatedHours, actualHours, sentence) => {
  expect(paceSentence({ category: "Marketing", quests: 3, estimatedHours, actualHours })).toBe(sentence);
});

test.each([
  ["nothing", [], 0],
  ["one", [[0, 10]], 10],
  [
    "one after the other",
    [
      [0, 10],
      [10, 25],
    ],
    25,
  ],
  [
    "with a pause, in any order",
    [
      [20, 30],
      [0, 10],
    ],
    20,
  ],
  [
    "overlapping",
    [
      [0, 10],
      [5, 15],
    ],
    15,
  ],
  [
    "one within the other",
    [
      [0, 100],
      [20, 30],
      [90, 110],
    ],
    110,
  ],
  [
    "the same twice",
    [
      [5, 10],
      [5, 10],
    ],
    5,
  ],
  [
    "one that ends before it starts",
    [
      [10, 5],
      [0, 7],
    ],
    7,
  ],
] as const)("time of spans: %s", (_name, spans, covered) => {
  expect(coveredMs(spans.map(([fromMs, toMs]) => ({ fromMs, toMs })))).toBe(covered);
});
