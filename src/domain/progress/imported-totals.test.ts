import { expect, test } from "vitest";
import { NO_TOTALS } from "./completion.ts";
import { importedTotals } from "./imported-totals.ts";

const quest = { category: "Sales", xpReward: 50, xpPaid: 50, estimatedHours: 2, spentSeconds: 600 };

test("nothing adds nothing", () => {
  expect(importedTotals([])).toEqual({ totals: NO_TOTALS, byCategory: new Map() });
});

test("completed quests add up, by category too, and bring no half-earned achievement", () => {
  const { totals, byCategory } = importedTotals([
    quest,
    { ...quest, xpPaid: 0, spentSeconds: 0 },
    { ...quest, category: "Product", xpReward: 25, xpPaid: 25 },
  ]);
  expect(totals).toEqual({ ...NO_TOTALS, completed: 3, rewardSum: 125 });
  expect(byCategory).toEqual(
    new Map([
      ["Sales", { completed: 2, xp: 50, estimatedHours: 4, spentSeconds: 600 }],
      ["Product", { completed: 1, xp: 25, estimatedHours: 2, spentSeconds: 600 }],
    ]),
  );
});
