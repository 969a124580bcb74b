import { expect, test } from "vitest";
import { claimOf, payoutOf } from "./claim.ts";

test.each([
  { total: 0, amount: 75, levelUp: false, newLevel: 1 },
  { total: 75, amount: 25, levelUp: true, newLevel: 2 },
  { total: 99, amount: 0, levelUp: false, newLevel: 1 },
  { total: 150, amount: 250, levelUp: true, newLevel: 5 },
])("$amount XP on top of $total: level $newLevel, level-up $levelUp", ({ total, amount, ...told }) => {
  const award = { amount, reason: null, ...payoutOf(total, amount) };
  const claim = { totalXp: total + amount, awarded: amount, reason: null, ...told };
  expect(claimOf(award, total + amount)).toEqual(claim);
});

test("a late claim tells of its own level-up, with the total of today", () => {
  const award = { amount: 50, reason: null, ...payoutOf(75, 50) };
  expect(claimOf(award, 925)).toMatchObject({ levelUp: true, newLevel: 2, totalXp: 925 });
});

test("an award that was paid without its levels written down tells of no level-up", () => {
  const award = { amount: 0, reason: "Capped.", levelBefore: null, totalAfter: null };
  expect(claimOf(award, 250)).toEqual({
    levelUp: false,
    newLevel: 3,
    totalXp: 250,
    awarded: 0,
    reason: "Capped.",
  });
});
