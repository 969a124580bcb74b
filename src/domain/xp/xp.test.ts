import { expect, test } from "vitest";
import { levelForXp } from "./level.ts";
import { xpToNextLevel, xpWithinLevel } from "./xp.ts";

test.each([
  { total: 0, level: 1, within: 0, next: 100 },
  { total: 99, level: 1, within: 99, next: 1 },
  { total: 100, level: 2, within: 0, next: 100 },
  { total: 375, level: 4, within: 75, next: 25 },
])("$total XP is level $level with $within of 100", ({ total, level, within, next }) => {
  expect(levelForXp(total)).toBe(level);
  expect(xpWithinLevel(total)).toBe(within);
  expect(xpToNextLevel(total)).toBe(next);
});
