import { expect, test } from "vitest";
import { calendarDay } from "../general/calendar-day.ts";
import { XP_CAPS } from "../xp/quest-pay.ts";
import { type CompletionFacts, completionOf, type OpenQuest } from "./completion.ts";

const QUEST: OpenQuest = {
  id: "a-quest",
  title: "Ask ten people",
  category: "Sales",
  origin: "generated",
  xpReward: 75,
  estimatedHours: 2,
  dueAt: new Date("2026-03-04T22:59:00Z"),
};
const AT = new Date("2026-03-04T20:00:00Z");

function facts(quest: Partial<OpenQuest>, more: Partial<CompletionFacts> = {}): CompletionFacts {
  return {
    quest: { ...QUEST, ...quest },
    completedAt: AT,
    counted: { day: calendarDay("2026-03-04"), lastAt: AT, zone: "Europe/Berlin", skipped: 0 },
    zone: "Europe/Berlin",
    notes: null,
    xpLeft: XP_CAPS,
    restOfWeek: { planned: 0, missed: 0 },
    ...more,
  };
}

test("a plain completion", () => {
  expect(completionOf(facts({}))).toEqual({
    completedAt: AT,
    counted: { day: "2026-03-04", lastAt: AT, zone: "Europe/Berlin", skipped: 0 },
    award: { sourceId: "a-quest", label: "Ask ten people", nominal: 75, amount: 75, reason: null, cap: null },
    category: "Sales",
    totals: { completed: 1, rewardSum: 75, earlyFinishes: 0, revenueReports: 0, fullWeeks: 0 },
    categoryTotals: { completed: 1, xp: 75, estimatedHours: 2, spentSeconds: 0 },
  });
});

test.each([
  ["generated", { own: 0, mentor: 0 }, { amount: 75, cap: null }],
  ["own", { own: 75, mentor: 0 }, { amount: 75, cap: "own" }],
  ["own", { own: 74, mentor: 200 }, { amount: 0, cap: "own" }],
  ["mentor", { own: 500, mentor: 74 }, { amount: 0, cap: "mentor" }],
] as const)("a quest of origin %s with %o left", (origin, xpLeft, expected) => {
  const { award, totals, categoryTotals } = completionOf(facts({ origin }, { xpLeft }));
  expect(award).toMatchObject({ ...expected, nominal: 75 });
  expect(award.reason === null).toBe(expected.amount > 0);
  expect([totals.rewardSum, categoryTotals.xp]).toEqual([75, expected.amount]);
});

test.each([
  ["2026-03-04T23:00:00Z", 1, "the next day has begun in Berlin"],
  ["2026-03-04T22:59:00Z", 0, "due on the same day"],
  ["2026-03-03T22:59:00Z", 0, "overdue"],
])("due at %s: %d early finishes, %s", (dueAt, expected) => {
  expect(completionOf(facts({ dueAt: new Date(dueAt) })).totals.earlyFinishes).toBe(expected);
});

test.each([
  ["two others done", { planned: 2, missed: 0 }, AT, 1],
  ["one other done", { planned: 1, missed: 0 }, AT, 0],
  ["another one open", { planned: 3, missed: 1 }, AT, 0],
  ["this one late", { planned: 2, missed: 0 }, new Date("2026-03-04T22:59:01Z"), 0],
])("full weeks with %s", (_, restOfWeek, completedAt, expected) => {
  expect(completionOf(facts({}, { restOfWeek, completedAt })).totals.fullWeeks).toBe(expected);
});

test.each([
  [{ timeSpentSec: 1_800, metric: { name: "Revenue", value: 20 } }, 1_800, 1],
  [{ timeSpentSec: 5, metric: { name: "Revenue", value: 0 } }, 0, 0],
  [{}, 0, 0],
])("notes %o count %d seconds and %d revenue reports", (notes, seconds, reports) => {
  const { totals, categoryTotals } = completionOf(facts({}, { notes }));
  expect([categoryTotals.spentSeconds, totals.revenueReports]).toEqual([seconds, reports]);
});
