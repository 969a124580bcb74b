import { expect, test } from "vitest";
import { lastUsed } from "./last-used.ts";

const now = new Date("2026-03-10T12:00:00Z");

test.each([
  ["2026-03-10T12:00:30Z", "just now"],
  ["2026-03-10T11:55:00Z", "just now"],
  ["2026-03-10T11:54:00Z", "6 minutes ago"],
  ["2026-03-10T10:59:00Z", "1 hour ago"],
  ["2026-03-09T12:00:00Z", "yesterday"],
  ["2026-02-28T12:00:00Z", "10 days ago"],
])("%s is %s", (lastSeenAt, text) => {
  expect(lastUsed(lastSeenAt, now)).toBe(text);
});
