import { expect, test } from "vitest";
import { excerptOf } from "./excerpt.ts";

test.each([
  ["Write three prices.\n1. Call the printer\n2. Compare", ["printer"], "Call the printer"],
  ["Call first. Then print labels! Done?", ["labels"], "Then print labels!"],
  ["Call Ana. Call Ben about jars.", ["call", "jars"], "Call Ben about jars."],
  ["Nothing here", ["printer"], ""],
  ["", ["printer"], ""],
  [`Printer ${"x".repeat(200)}`, ["printer"], `Printer ${"x".repeat(82)}…`],
])("%j with %j", (text, words, excerpt) => {
  expect(excerptOf(text, words)).toBe(excerpt);
});
