import fc from "fast-check";
import { expect, test } from "vitest";

test("property tests try the same cases in every run, except in a soak", () => {
  const draw = () => fc.check(fc.property(fc.nat(), () => true)).seed;
  expect(draw() === draw()).toBe(process.env.SIDEQUEST_SOAK !== "1");
});
