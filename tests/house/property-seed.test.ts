import fc from "fast-check";
import { expect, test } from "vitest";

test("property tests try the same cases in every run, except in a soak", () => {
  const seeds = [1, 2].map(() => fc.check(fc.property(fc.nat(), () => true)).seed);
  expect(new Set(seeds).size).toBe(process.env.SIDEQUEST_SOAK === "1" ? 2 : 1);
});
