import { expect, test } from "vitest";
import { MS_PER_DAY } from "../general/durations.ts";
import { segmentOf } from "./segments.ts";

const NOW = new Date("2026-11-15T12:00:00Z");
const ago = (days: number) => new Date(NOW.getTime() - days * MS_PER_DAY);

test.each([
  ["signed up today, never seen", 0, null, "New"],
  ["signed up just under a week ago", 6.99, 6.99, "New"],
  ["signed up a week ago, seen today", 7, 0, "Active"],
  ["seen a week ago", 100, 7, "Active"],
  ["seen 8 days ago", 100, 8, "At risk"],
  ["seen 30 days ago", 100, 30, "At risk"],
  ["seen 31 days ago", 100, 31, "Dormant"],
  ["never seen", 100, null, "Dormant"],
])("%s", (_who, signedUp, seen, segment) => {
  expect(segmentOf(ago(signedUp), seen === null ? null : ago(seen), NOW)).toBe(segment);
});
