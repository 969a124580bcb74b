import { expect, test } from "vitest";
import { namedAction } from "../action-text.ts";
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

test.each([
  ["task_start", "Product", "Start quest", "Product"],
  ["toString", "", "toString", ""],
  ["new_thing", "", "new_thing", ""],
  ["button_click", "Mentor", "Mentor", "button"],
  ["link_click", "Terms", "Terms", "link"],
  ["button_click", "", "Click a button", ""],
])("%s of %j is called %s", (action, element, name, detail) => {
  expect(namedAction(action, element)).toEqual({ name, detail });
});
