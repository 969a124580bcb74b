import { expect, test, vi } from "vitest";
import { announceLevelUp, onLevelUp } from "./level-up.ts";

test("a level is heard once by each listener, however many announce it", () => {
  const one = vi.fn();
  const two = vi.fn();
  const stops = [onLevelUp(one), onLevelUp(two)];
  announceLevelUp({ newLevel: 5, totalXP: 400 });
  window.dispatchEvent(new CustomEvent("sidequest:level-up", { detail: { newLevel: 5, totalXP: 425 } }));
  announceLevelUp({ newLevel: 6, totalXP: 500 });
  for (const stop of stops) stop();
  announceLevelUp({ newLevel: 7, totalXP: 600 });
  for (const listener of [one, two]) {
    expect(listener.mock.calls).toEqual([[{ newLevel: 5, totalXP: 400 }], [{ newLevel: 6, totalXP: 500 }]]);
  }
});
