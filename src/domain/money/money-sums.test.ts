import { expect, test } from "vitest";
import { balancesOf, type Goal, goalOf, mainCurrency, profitPerHour } from "./money-sums.ts";
import type { Month } from "./months.ts";

test("each currency has a balance of its own, and none is added to another", () => {
  expect(
    balancesOf([
      { kind: "income", currency: "usd", amount: 3_800 },
      { kind: "expense", currency: "usd", amount: 5_000 },
      { kind: "income", currency: "eur", amount: 1_000 },
      { kind: "income", currency: "usd", amount: 200 },
    ]),
  ).toEqual([
    { currency: "eur", income: 1_000, expense: 0, profit: 1_000 },
    { currency: "usd", income: 4_000, expense: 5_000, profit: -1_000 },
  ]);
});

test("nothing entered is no balance", () => {
  expect(balancesOf([])).toEqual([]);
});

test.each([
  [null, null, "usd"],
  [null, "eur", "eur"],
  ["gbp", "eur", "gbp"],
] as const)("with a goal in %s and the latest entry in %s, %s comes first", (goal, latest, expected) => {
  expect(mainCurrency(goal, latest)).toBe(expected);
});

const goal = (from: string, amount: number, currency: Goal["currency"] = "usd"): Goal => ({
  currency,
  from: from as Month,
  amount,
});

test.each<[string, Goal[], string, number | null]>([
  ["none was set", [], "2026-11", null],
  ["it holds in its month", [goal("2026-11", 250)], "2026-11", 250],
  ["and in later ones", [goal("2026-11", 250)], "2027-03", 250],
  ["but not before", [goal("2026-11", 250)], "2026-10", null],
  ["a later one replaces it from then on", [goal("2026-12", 400), goal("2026-11", 250)], "2026-12", 400],
  ["not for the months before", [goal("2026-12", 400), goal("2026-11", 250)], "2026-11", 250],
  ["0 ends it", [goal("2026-11", 250), goal("2026-12", 0)], "2027-01", null],
  ["another currency has its own", [goal("2026-11", 250, "eur")], "2026-11", null],
])("a goal: %s", (_, goals, month, expected) => {
  expect(goalOf(goals, "usd", month as Month)).toBe(expected);
});

test.each([
  [10_000, 3_600, 10_000],
  [10_000, 7_200, 5_000],
  [10_000, 10_800, 3_333],
  [-10_000, 10_800, -3_333],
  [0, 3_600, 0],
  [-1, 36_000, 0],
  [10_000, 3_599, null],
  [10_000, 0, null],
])("a profit of %i in %i tracked seconds is %s an hour", (profit, seconds, perHour) => {
  expect(profitPerHour(profit, seconds)).toBe(perHour);
});
