import { expect, test } from "vitest";
import { type ChangeKind, changeOf } from "./change.ts";
import { formatCount } from "./figures.ts";

test.each<[number | null, number | null, ChangeKind, string | undefined]>([
  [1_240, 1_080, "percent", "+15%"],
  [98, 100, "percent", "−2%"],
  [100.4, 100, "percent", "+0.4%"],
  [5, 0, "percent", undefined],
  [null, 3, "count", undefined],
  [46, 41, "count", "+5"],
  [2_000, 500, "count", "+1.5K"],
  [3, 3, "count", "0"],
  [0.89, 0.87, "points", "+2 pts"],
  [0.056, 0.048, "points", "+0.8 pts"],
])("%d against %d as %s is %s", (value, before, kind, text) => {
  expect(changeOf(value, before, kind, formatCount)?.text).toBe(text);
});
