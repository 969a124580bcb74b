import { expect, test } from "vitest";
import { quantile } from "./quantile.ts";

const BOUNDS = [10, 100, 1_000];

test.each([
  ["nothing", [0, 0, 0, 0], null],
  ["all in the first bucket", [100, 0, 0, 0], 9.5],
  ["an empty bucket between", [50, 0, 50, 0], 910],
  ["exactly at a bound", [95, 5, 0, 0], 10],
  ["beyond all bounds", [0, 0, 0, 3], 1_000],
  ["one value", [0, 1, 0, 0], 95.5],
])("%s", (_what, counts, value) => {
  const found = quantile(0.95, BOUNDS, counts);
  if (value === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(value, 9);
});
