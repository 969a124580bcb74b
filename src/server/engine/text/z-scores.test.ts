import { expect, test } from "vitest";
import { zScores } from "./z-scores.ts";

test("values become distances from the mean in standard deviations", () => {
  expect([...zScores([2, 4, 4, 4, 5, 5, 7, 9])]).toEqual([-1.5, -0.5, -0.5, -0.5, 0, 0, 1, 2]);
});

test("equal values and no values are no accident", () => {
  expect([...zScores([3, 3])]).toEqual([0, 0]);
  expect([...zScores([])]).toEqual([]);
});
