import { expect, test } from "vitest";
import { hitRateLevel, loadLevel } from "./resource-level.ts";

test.each([
  [0, "calm", "critical"],
  [74.9, "calm", "critical"],
  [75, "high", "high"],
  [89.9, "high", "high"],
  [90, "critical", "calm"],
  [100, "critical", "calm"],
])("%s%% in use is %s, found in the cache it is %s", (percent, load, hits) => {
  expect([loadLevel(percent), hitRateLevel(percent)]).toEqual([load, hits]);
});
