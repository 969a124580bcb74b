import { expect, test } from "vitest";
import { capNote, capRule, paidXp, payForQuest, xpLeft } from "./quest-pay.ts";

test.each([
  ["own", 100, { own: 0, mentor: 0 }, 100],
  ["own", 100, { own: 400, mentor: 0 }, 100],
  ["own", 100, { own: 401, mentor: 0 }, 0],
  ["own", 25, { own: 475, mentor: 200 }, 25],
  ["own", 25, { own: 500, mentor: 0 }, 0],
  ["own", 25, { own: 525, mentor: 0 }, 0],
  ["mentor", 100, { own: 0, mentor: 100 }, 100],
  ["mentor", 25, { own: 500, mentor: 175 }, 25],
  ["mentor", 50, { own: 0, mentor: 175 }, 0],
  ["mentor", 25, { own: 0, mentor: 1_000 }, 0],
  ["generated", 100, { own: 500, mentor: 200 }, 100],
] as const)("a quest (%s) of %i XP after %j in 24 hours pays %i", (origin, reward, paid, amount) => {
  const reason = amount === 0 ? capRule(origin) : null;
  expect(payForQuest(origin, reward, xpLeft(paid))).toEqual({ amount, reason });
});

test.each([
  ["own", "Own quests pay up to 500 XP in 24 hours."],
  ["mentor", "Quests from the mentor pay up to 200 XP in 24 hours."],
  ["generated", null],
] as const)("the cap of quests (%s) in words", (origin, rule) => {
  expect(capRule(origin)).toBe(rule);
});

test.each([
  [false, null, null],
  [true, 0, 0],
  [true, 50, 50],
  [true, null, 50],
])("completed: %s, kept: %s, so a quest of 50 XP paid %s", (isCompleted, kept, paid) => {
  expect(paidXp(isCompleted, 50, kept)).toBe(paid);
});

test.each([
  ["own", 25, "Own quests pay up to 500 XP in 24 hours."],
  ["own", 50, "Own quests pay up to 500 XP in 24 hours. Completed now, this one would pay 0 XP."],
  ["mentor", 75, "Quests from the mentor pay up to 200 XP in 24 hours."],
  [
    "mentor",
    100,
    "Quests from the mentor pay up to 200 XP in 24 hours. Completed now, this one would pay 0 XP.",
  ],
] as const)("with 25 and 75 XP left, a quest (%s) of %i XP comes with a note", (origin, xpReward, note) => {
  expect(capNote(origin, xpReward, { own: 25, mentor: 75 })).toBe(note);
});
