import fc from "fast-check";
import { expect, test } from "vitest";
import {
  hasNumber,
  type NumberRanges,
  RANGES_MAX,
  readRanges,
  withNumber,
  writeRanges,
} from "./number-ranges.ts";

test("a run is one range, whatever the order", () => {
  const seen = [3, 1, 2, 7, 5, 6].reduce<NumberRanges>(withNumber, []);
  expect(writeRanges(seen)).toBe("{[1,4),[5,8)}");
  expect(readRanges("{[1,4),[5,8)}")).toEqual(seen);
  expect(readRanges("{}")).toEqual([]);
});

test("holds exactly what was put in", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -20, max: 20 })), (values) => {
      const seen = values.reduce<NumberRanges>(withNumber, []);
      for (let value = -25; value <= 25; value++) expect(hasNumber(seen, value)).toBe(values.includes(value));
      const isSorted = seen.every(([from, before], index) => {
        const next = seen[index + 1];
        return from < before && (!next || before < next[0]);
      });
      expect(isSorted).toBe(true);
      expect(readRanges(writeRanges(seen))).toEqual(seen);
    }),
  );
});

test("nobody makes the list grow without end: the smallest gap is closed first", () => {
  const numbers = Array.from({ length: RANGES_MAX }, (_, index) => 10 * index);
  const full = [...numbers, 10 * RANGES_MAX - 7].reduce<NumberRanges>(withNumber, []);
  expect(full).toHaveLength(RANGES_MAX);
  expect(hasNumber(full, 10 * RANGES_MAX - 8)).toBe(true);
  expect([...numbers].every((value) => hasNumber(full, value))).toBe(true);
  expect(hasNumber(full, 5)).toBe(false);
});
