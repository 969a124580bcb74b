import { expect, test } from "vitest";
import { outcomeOf, ratingOf } from "./quest-outcome.ts";

const NOW = new Date("2026-03-10T12:00:00Z");
const OPEN = {
  completedAt: null,
  rejectedAt: null,
  deletedAt: null,
  dueAt: new Date("2026-03-03T12:00:00Z"),
};

test.each([
  ["open and a week past its due time", {}, null],
  ["open and longer past it", { dueAt: new Date("2026-03-03T11:59:59Z") }, "ignored"],
  ["removed", { deletedAt: NOW }, "ignored"],
  ["rejected, which removes it too", { rejectedAt: NOW, deletedAt: NOW }, "rejected"],
  ["completed and removed from the list since", { completedAt: NOW, deletedAt: NOW }, "completed"],
])("%s", (_, quest, expected) => {
  expect(outcomeOf({ ...OPEN, ...quest }, NOW)).toBe(expected);
});

test.each([
  ["generated", "completed", 4],
  ["own", "completed", 4],
  ["mentor", "completed", 5],
  ["generated", "rejected", 1],
  ["mentor", "rejected", 1],
] as const)("a %s quest that was %s rates %d", (origin, outcome, expected) => {
  expect(ratingOf(origin, outcome)).toBe(expected);
});
