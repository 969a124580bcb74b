import { expect, test } from "vitest";
import { countBetween, ranksOf } from "./leaderboard.ts";

test.each([
  [[], []],
  [[50], [1]],
  [
    [100, 75, 75, 50],
    [1, 2, 2, 4],
  ],
  [
    [75, 75, 75, 0, 0],
    [1, 1, 1, 4, 4],
  ],
])("%j has the ranks %j", (amounts, ranks) => {
  expect(ranksOf(amounts)).toEqual(ranks);
});

test.each([
  ["62 people lie between the sixth and the 69th", [1, 2, 3, 4, 5, 6], 69, 62],
  ["nobody lies between the third and the fourth", [1, 2, 3], 4, 0],
  ["whoever shares the last rank shown has nobody above them but those shown", [1, 2, 2], 2, 0],
])("%s", (_, shown, own, between) => {
  expect(countBetween(shown, own)).toBe(between);
});
