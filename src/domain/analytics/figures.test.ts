import { expect, test } from "vitest";
import {
  decisionQuality,
  depthShare,
  formatCount,
  formatDuration,
  formatMilliseconds,
  formatShare,
  heatStep,
  outOfFive,
  shareOf,
} from "./figures.ts";

test.each([
  [0, "0"],
  [12.34, "12.3"],
  [999, "999"],
  [1_000, "1K"],
  [1_250, "1.3K"],
  [12_500, "12.5K"],
  [999_949, "999.9K"],
  [999_950, "1M"],
  [1_000_000, "1M"],
  [3_440_000, "3.4M"],
])("%d is written %s", (value, text) => expect(formatCount(value)).toBe(text));

test.each([
  [0, "0ms"],
  [142.4, "142ms"],
  [999.4, "999ms"],
  [999.6, "1.0s"],
  [1_234, "1.2s"],
])("%d ms is written %s", (value, text) => expect(formatMilliseconds(value)).toBe(text));

test.each([
  [0, "0s"],
  [59.4, "59s"],
  [59.6, "1m"],
  [60, "1m"],
  [3_599, "60m"],
  [3_600, "1h"],
  [5_400, "1.5h"],
])("%d s is written %s", (value, text) => expect(formatDuration(value)).toBe(text));

test("a share of zero cases is a dash", () => {
  expect(formatShare(shareOf(0, 0))).toBe("—");
  expect(formatShare(shareOf(0, 5))).toBe("0%");
  expect(formatShare(shareOf(1, 3), 1)).toBe("33.3%");
});

test.each([
  [0, 0, 0],
  [0, 100, 0],
  [10, 100, 0],
  [10.1, 100, 1],
  [40, 100, 1],
  [41, 100, 2],
  [70, 100, 2],
  [71, 100, 3],
  [100, 100, 3],
])("%d of a peak of %d has step %d", (activity, peak, step) => expect(heatStep(activity, peak)).toBe(step));

test("values above the maximum are clipped", () => {
  expect([depthShare(3_600), depthShare(7_200), depthShare(9_000)]).toEqual([0.5, 1, 1]);
  expect([decisionQuality(4.2), decisionQuality(5), decisionQuality(6)]).toEqual([84, 100, 100]);
});

test.each([
  [10, 5],
  [7, 3.5],
  [8.66, 4.3],
])("a rating of %d is shown as %d", (given, shown) => expect(outOfFive(given)).toBe(shown));
