import { expect, test } from "vitest";
import { trendOf } from "./trend.ts";

test.each([
  [100, 100, "stable", 0],
  [104.9, 100, "stable", 0.049],
  [105, 100, "up", 0.05],
  [95.1, 100, "stable", -0.049],
  [95, 100, "down", -0.05],
  [0, 100, "down", -1],
  [0, 0, "stable", 0],
  [3, 0, "up", null],
  [null, 100, "stable", null],
  [100, null, "stable", null],
] as const)("%s after %s is %s", (current, before, trend, change) => {
  const found = trendOf(current, before);
  expect([found.current, found.trend]).toEqual([current, trend]);
  if (change === null) expect(found.change).toBeNull();
  else expect(found.change).toBeCloseTo(change, 9);
});
