import { expect, test } from "vitest";
import { axisLabels, linearScale, slotCentres, ticksUpTo } from "./scale.ts";

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

const DAYS = ["Mon 9", "Tue 10", "Wed 11", "Thu 12"];

test.each([
  ["all where there is room", 240, ["Mon 9", "Tue 10", "Wed 11", "Thu 12"]],
  ["every second one", 160, ["Tue 10", "Thu 12"]],
  ["the last one where there is room for no other", 80, ["Thu 12"]],
])("labels: %s, and the last one always", (_which, right, shown) => {
  expect(axisLabels(DAYS, 0, right).map(({ text }) => text)).toEqual(shown);
});

test("the last label ends where the plot ends, and all are 14 px apart", () => {
  const times = Array.from({ length: 96 }, (_, index) => `${10 + (index % 80)}:00`);
  const shown = axisLabels(times, 44, 540);
  expect(shown.at(-1)).toEqual({ text: times.at(-1), x: 540, anchor: "end" });
  const widthPx = 5 * 7;
  const starts = shown.map(({ x, anchor }) => x - (anchor === "end" ? widthPx : widthPx / 2));
  const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? 0) - widthPx);
  expect(gaps.length).toBeGreaterThan(5);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(14);
});

test("slots without a label leave room for the others", () => {
  const week = Array.from({ length: 84 }, (_, index) => (index % 12 === 5 ? `Day ${index}` : ""));
  expect(axisLabels(week, 44, 540).map(({ text }) => text)).toEqual(week.filter((text) => text !== ""));
});
