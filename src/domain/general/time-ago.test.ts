import { expect, test } from "vitest";
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from "./durations.ts";
import { timeAgo } from "./time-ago.ts";

const NOW = new Date("2026-03-10T12:00:00Z");

test.each([
  [-5 * MS_PER_MINUTE, "just now"],
  [0, "just now"],
  [MS_PER_MINUTE - 1, "just now"],
  [MS_PER_MINUTE, "1 min ago"],
  [59 * MS_PER_MINUTE, "59 min ago"],
  [MS_PER_HOUR, "1 h ago"],
  [MS_PER_DAY - 1, "23 h ago"],
  [MS_PER_DAY, "1 day ago"],
  [41.9 * MS_PER_DAY, "41 days ago"],
])("%d ms before is %s", (ms, text) => {
  expect(timeAgo(new Date(NOW.getTime() - ms), NOW)).toBe(text);
});
