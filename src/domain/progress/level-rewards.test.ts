import { expect, test } from "vitest";
import { LEVEL_REWARDS, lookAt, nextReward, rewardOf, rewardsAt } from "./level-rewards.ts";
import { BADGE_FRAMES, type Look, TRAIL_COLOURS } from "./look.ts";

const CHOSEN: Look = { badgeFrame: "rope", trailColour: "fern" };

test.each<[number, Look]>([
  [1, { badgeFrame: null, trailColour: null }],
  [2, { badgeFrame: null, trailColour: "fern" }],
  [9, { badgeFrame: null, trailColour: "fern" }],
  [10, CHOSEN],
  [99, CHOSEN],
])("at level %i, rope and fern are worn as %o", (level, worn) => {
  expect(lookAt(level, CHOSEN)).toEqual(worn);
});

test.each([
  [1, "fern"],
  [2, "copper"],
  [4, "dawn"],
  [29, "summit"],
  [30, undefined],
])("after level %i the next to open is %s", (level, id) => {
  expect(nextReward(level)?.id).toBe(id);
});

test("every frame and colour is opened by one level, in rising order", () => {
  expect([...BADGE_FRAMES, ...TRAIL_COLOURS].map((id) => rewardOf(id).id)).toHaveLength(LEVEL_REWARDS.length);
  const levels = LEVEL_REWARDS.map(({ level }) => level);
  expect(levels).toEqual([...new Set(levels)].sort((a, b) => a - b));
  expect(rewardsAt(7).map(({ name }) => name)).toEqual(["Dawn trail"]);
  expect(rewardsAt(8)).toEqual([]);
});
