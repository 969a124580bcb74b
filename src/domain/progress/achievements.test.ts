import { expect, test } from "vitest";
import { ACHIEVEMENTS, type AchievementFacts, earnedBy, medalMetal, progressOf } from "./achievements.ts";

const NOTHING: AchievementFacts = {
  completed: 0,
  streakDays: 0,
  level: 1,
  shares: 0,
  categories: 0,
  fullWeeks: 0,
  revenueReports: 0,
  earlyFinishes: 0,
};

test("a new person has none, and every id stands once", () => {
  expect(earnedBy(NOTHING)).toEqual([]);
  expect(new Set(ACHIEVEMENTS.map(({ id }) => id)).size).toBe(ACHIEVEMENTS.length);
  expect(ACHIEVEMENTS).toHaveLength(15);
});

test.each(ACHIEVEMENTS.map((achievement) => [achievement.id, achievement] as const))(
  "%s is earned at its target and not before",
  (id, { fact, target }) => {
    expect(earnedBy({ ...NOTHING, [fact]: target })).toContain(id);
    expect(earnedBy({ ...NOTHING, [fact]: target - 1 })).not.toContain(id);
  },
);

test("progress stops at the target", () => {
  const [first] = ACHIEVEMENTS;
  if (!first) throw new Error("no achievements");
  expect(progressOf(first, { ...NOTHING, completed: 40 })).toBe(1);
});

test.each([
  ["quests-1", "bronze"],
  ["quests-10", "silver"],
  ["quests-50", "gold"],
  ["quests-100", "gold"],
  ["streak-30", "gold"],
  ["level-5", "bronze"],
  ["first-share", "silver"],
  ["not-known", "silver"],
])("the medal of %s is of %s", (id, metal) => {
  expect(medalMetal(id)).toBe(metal);
});
