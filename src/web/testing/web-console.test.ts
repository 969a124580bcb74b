import { expect, test } from "vitest";
import { beginConsoleWatch, endConsoleWatch, expectConsoleError } from "./web-console.ts";

test.each(["error", "warn"] as const)("an unexpected console.%s fails the test", (level) => {
  beginConsoleWatch();
  // biome-ignore lint/suspicious/noConsole: the subject of this test
  console[level]("Each child in a list needs a key");
  expect(endConsoleWatch).toThrow("Each child in a list needs a key");
  beginConsoleWatch();
});

test("an expected one passes, and its absence fails", () => {
  beginConsoleWatch();
  expectConsoleError(/boundary/u);
  // biome-ignore lint/suspicious/noConsole: the subject of this test
  console.error("caught by the boundary");
  expect(endConsoleWatch).not.toThrow();
  beginConsoleWatch();
  expectConsoleError(/boundary/u);
  expect(endConsoleWatch).toThrow("Expected in the console, but not seen");
  beginConsoleWatch();
});
