import { expect, test } from "vitest";
import { dayText } from "./timeline-text.ts";

const NOW = new Date(2026, 10, 18, 0, 30);

test.each([
  [new Date(2026, 10, 18, 0, 1), "Today"],
  [new Date(2026, 10, 17, 23, 59), "Tuesday, Nov 17"],
  [new Date(2026, 0, 1), "Thursday, Jan 1"],
  [new Date(2025, 11, 31), "Wednesday, Dec 31, 2025"],
])("a day of the timeline: %s", (at, text) => {
  expect(dayText(at, NOW)).toBe(text);
});
