import { expect, test } from "vitest";
import { aTemplate } from "../../testing/quest-engine.ts";
import { longestHours, shortestHours, sizeAt } from "./sizes.ts";

const size = (hours: number) => ({ hours, n: null, also: [] });
const template = aTemplate("any", { sizes: [size(1), size(2), size(8)] });

test.each([
  [2, 2],
  [4, 2],
  [16, 8],
  [0.5, 1],
])("for %f hours the size of %i is taken", (hours, taken) => {
  expect(sizeAt(template, hours).hours).toBe(taken);
});

test("the shortest is the first, the longest the last within the limit", () => {
  expect(shortestHours(template)).toBe(1);
  expect(longestHours(template, 4)).toBe(2);
  expect(longestHours(template, 0.5)).toBe(0);
});

test("a quest without a size is a mistake in the playbook", () => {
  expect(() => sizeAt({ sizes: [] }, 1)).toThrow("no size");
});
