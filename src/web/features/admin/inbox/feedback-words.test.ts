import { expect, test } from "vitest";
import { sentText } from "./feedback-words.ts";

const NOW = new Date(2026, 10, 15, 21, 34);

test.each([
  [new Date(2026, 10, 15, 0, 5), "00:05"],
  [new Date(2026, 10, 15, 11, 30), "11:30"],
  [new Date(2026, 10, 14, 23, 59), "Nov 14"],
  [new Date(2025, 11, 31), "Dec 31, 2025"],
])("when a message was sent: %s", (at, text) => {
  expect(sentText(at, NOW)).toBe(text);
});
