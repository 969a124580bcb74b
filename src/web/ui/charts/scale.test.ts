import { expect, test } from "vitest";
import { fittingLabels, linearScale, slotCentres, ticksUpTo } from "./scale.ts";

test.each([
  ["the low end", 0, 200],
  ["the high end", 50, 0],
  ["between", 20, 120],
  ["beyond", 75, -100],
])("%s of a domain is mapped onto the range", (_where, value, pixel) => {
  expect(linearScale([0, 50], [200, 0])(value)).toBe(pixel);
});

test("a domain of one value lies in the middle", () => {
  expect(linearScale([7, 7], [0, 10])(7)).toBe(5);
});

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [5, [0, 1, 2, 3, 4, 5]],
  [5.1, [0, 2, 4, 6]],
  [49, [0, 10, 20, 30, 40, 50]],
  [65, [0, 10, 20, 30, 40, 50, 60, 70]],
])("an axis up to %d starts at 0 and ends at a round value", (max, ticks) => {
  expect(ticksUpTo(max, [1, 2, 5, 10])).toEqual(ticks);
});

test("slots share the width, and nothing has none", () => {
  expect(slotCentres(4, 40, 80)).toEqual([45, 55, 65, 75]);
  expect(slotCentres(0, 40, 80)).toEqual([]);
});

test.each([
  ["all where there is room", 60, [true, true, true, true]],
  ["every second one", 40, [false, true, false, true]],
  ["every third one", 20, [true, false, false, true]],
])("labels: %s, and the last one always", (_which, slotPx, shown) => {
  expect(fittingLabels(["Mon 9", "Tue 10", "Wed 11", "Thu 12"], slotPx)).toEqual(shown);
});
