import { expect, test } from "vitest";
import { placesOf, trailBetween } from "./path-trail.ts";

test.each([
  ["one a stage", [0, 1, 2, 3, 4, 5]],
  ["a real way", [0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5]],
  ["stages without any", [0, 3, 3, 5]],
  ["none", []],
])("stones lie along the trail in order, apart from each other: %s", (_, terraces) => {
  const places = placesOf(terraces);
  const points = places.map(({ point }) => point);
  expect(points).toEqual([...new Set(points)].sort((a, b) => a - b));
  for (const [index, { x, y }] of places.entries())
    for (const other of places.slice(index + 1))
      expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(20);
});

test("higher stages lie higher up", () => {
  const heights = placesOf([0, 1, 2, 3, 4, 5]).map(({ y }) => y);
  expect(heights).toEqual([...heights].sort((a, b) => b - a));
});

test("a piece of the trail begins and ends at its stones", () => {
  const [first, second] = placesOf([0, 1]);
  const piece = trailBetween(first?.point, second?.point);
  expect(piece.startsWith(`M${first?.x} ${first?.y}L`)).toBe(true);
  expect(piece.endsWith(`L${second?.x} ${second?.y}`)).toBe(true);
});
