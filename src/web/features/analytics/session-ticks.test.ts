import { expect, test } from "vitest";
import { actionWords } from "./action-words.ts";
import { shortDay } from "./engagement-day.ts";
import { sessionTicks } from "./session-ticks.ts";

test.each([
  [0, [0, 5]],
  [48, [0, 10, 20, 30, 40, 50]],
  [1_890, [0, 600, 1_200, 1_800, 2_400]],
  [3_600, [0, 900, 1_800, 2_700, 3_600]],
  [50_000, [0, 14_400, 28_800, 43_200, 57_600]],
])("an axis up to %i seconds has round ticks", (max, ticks) => {
  expect(sessionTicks(max)).toEqual(ticks);
});

test("a day is named by UTC, wherever the reader sits", () => {
  expect(shortDay("2026-11-07")).toBe("Sat 7");
});

test("an action without words keeps its name", () => {
  expect([actionWords("task_start"), actionWords("toString"), actionWords("new_thing")]).toEqual([
    "Start quest",
    "toString",
    "new_thing",
  ]);
});
