import { expect, test } from "vitest";
import { areaPath, barPath, gapsBetween, linePath, type Point, unbrokenRuns } from "./path.ts";

const at = (x: number): Point => ({ x, y: 1 });
const xs = (runs: readonly (readonly Point[])[]) => runs.map((run) => run.map(({ x }) => x));

test.each([
  ["no points", [], [], []],
  ["nothing measured", [null, null], [], []],
  ["no gap", [at(0), at(1)], [[0, 1]], []],
  ["gaps at both ends", [null, at(1), null], [[1]], []],
  [
    "two gaps",
    [at(0), at(1), null, at(3), null, null, at(6)],
    [[0, 1], [3], [6]],
    [
      [1, 3],
      [3, 6],
    ],
  ],
])("%s: the runs, and the gaps between them", (_what, points, runs, gaps) => {
  expect(xs(unbrokenRuns(points))).toEqual(runs);
  expect(xs(gapsBetween(unbrokenRuns(points)))).toEqual(gaps);
});

test.each([
  ["a line", linePath([at(0), { x: 10 / 3, y: 5 }]), "M0 1L3.33 5"],
  ["a single point", linePath([at(4)]), "M4 1h0.01"],
  ["an area", areaPath([at(2), at(8)], 30), "M2 1L8 1V30H2Z"],
  ["a bar", barPath({ x: 50, y: 20 }, 40, 100, 8), "M30 100v-72q0 -8 8 -8h24q8 0 8 8v72Z"],
  [
    "a bar lower than its corners",
    barPath({ x: 50, y: 97 }, 40, 100, 8),
    "M30 100v0q0 -3 3 -3h34q3 0 3 3v0Z",
  ],
])("%s as a path", (_what, path, expected) => {
  expect(path).toBe(expected);
});
