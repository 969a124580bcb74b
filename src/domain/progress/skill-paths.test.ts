import { expect, test } from "vitest";
import { BADGE_CATEGORIES, hasOwnBadge, pathOfCategory, pathProgress, SKILL_PATHS } from "./skill-paths.ts";

test("there are 25 categories with a badge, and each path has some", () => {
  expect(BADGE_CATEGORIES).toHaveLength(25);
  const used = new Set(BADGE_CATEGORIES.map(pathOfCategory));
  expect([...used].sort()).toEqual(SKILL_PATHS.map(({ id }) => id).sort());
});

test.each(["Gardening", "", "constructor", "__proto__"])("%j has no badge and teaches growth", (category) => {
  expect(hasOwnBadge(category)).toBe(false);
  expect(pathOfCategory(category)).toBe("growth");
});

test("the form's plain categories find a path", () => {
  expect(["Development", "Business", "Other"].map(pathOfCategory)).toEqual([
    "product",
    "operations",
    "growth",
  ]);
});

test.each([
  [0, 0, 100],
  [99, 0, 100],
  [100, 1, 250],
  [250, 2, 500],
  [999, 3, 1_000],
  [1_000, 4, 2_000],
  [2_000, 5, null],
  [99_999, 5, null],
])("%i XP is level %i, next at %s", (xp, level, nextLevelXp) => {
  expect(pathProgress(xp)).toEqual({ level, nextLevelXp });
});
