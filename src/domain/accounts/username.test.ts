import { expect, test } from "vitest";
import { firstUsername, firstWord, fitsUsername, initials } from "./username.ts";

test.each([
  ["Maya Lindqvist", "Maya Lindqvist"],
  ["  Maya \n  Lindqvist ", "Maya Lindqvist"],
  ["", "Founder 0482"],
  ["   ", "Founder 0482"],
  [undefined, "Founder 0482"],
  ["a".repeat(50), "a".repeat(40)],
  ["🦊".repeat(41), "🦊".repeat(40)],
  [`${"a".repeat(39)} b`, "a".repeat(39)],
])("%j becomes %j", (provided, username) => {
  expect(firstUsername(provided, 482)).toBe(username);
});

test.each([
  ["a".repeat(40), true],
  ["a".repeat(41), false],
  ["🦊".repeat(40), true],
  ["🦊".repeat(41), false],
])("%s fits: %s", (username, fits) => {
  expect(fitsUsername(username)).toBe(fits);
});

test("a greeting uses the first word", () => {
  expect(firstWord("Maya Lindqvist")).toBe("Maya");
  expect(firstWord("  ")).toBe("");
});

test.each([
  ["Maya Lindqvist", "ML"],
  ["maya", "M"],
  ["Anna Maria Berg", "AM"],
  ["🦊 fox", "🦊F"],
  ["", ""],
])("the initials of %j are %j", (username, expected) => {
  expect(initials(username)).toBe(expected);
});
