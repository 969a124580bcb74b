import { expect, test } from "vitest";
import { confidenceAgainstLine, confidenceOfDifference } from "./confidence.ts";

test("a share on the line says nothing, and one far below it with many people much", () => {
  expect(confidenceAgainstLine({ part: 25, whole: 100 }, 0.25)).toBeCloseTo(0.5, 6);
  // (0.25 − 0.1651…) / √(0.25 · 0.75 / 100) = 1.96 standard deviations.
  expect(confidenceAgainstLine({ part: 16.513, whole: 100 }, 0.25)).toBeCloseTo(0.975, 4);
  expect(confidenceAgainstLine({ part: 0, whole: 1_000 }, 0.25)).toBeCloseTo(1, 6);
});

test("equal shares do not differ; two unequal ones the more surely the more there are", () => {
  expect(confidenceOfDifference({ part: 10, whole: 20 }, { part: 50, whole: 100 })).toBeCloseTo(0, 6);
  expect(confidenceOfDifference({ part: 0, whole: 20 }, { part: 0, whole: 20 })).toBe(0);
  const few = confidenceOfDifference({ part: 12, whole: 20 }, { part: 8, whole: 20 });
  const many = confidenceOfDifference({ part: 120, whole: 200 }, { part: 80, whole: 200 });
  expect(few).toBeCloseTo(0.794, 3);
  expect(many).toBeGreaterThan(0.999);
});
