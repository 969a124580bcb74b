import { expect, test } from "vitest";
import { solve } from "../solve.ts";
import { LEDGERS, STRANGERS } from "./ledger-cases.ts";
import { LEDGERS_KEPT_APART } from "./ledger-cases-apart.ts";
import { TRAPS } from "./ledger-traps.ts";
import { MORE_TRAPS } from "./more-traps.ts";

/** Among the figures of the first sentence, which is the result; what was only given stands behind it. */
function saysResult(text: string, figure: number): boolean {
  const [result = ""] = text.split(/(?<=[a-z0-9%])\. /u);
  return [...result.matchAll(/\d[\d,]*(?:\.\d+)?/gu)].some(
    ([said]) => Math.abs(Number(said.replaceAll(",", "")) - Math.abs(figure)) < 0.06,
  );
}

const ALL = [...STRANGERS, ...LEDGERS, ...LEDGERS_KEPT_APART, ...TRAPS, ...MORE_TRAPS];

test.each(ALL)("says no wrong figure: %s", (question, figure) => {
  const solution = solve(question);
  if (solution?.kind !== "solved") return;
  expect(figure, solution.text).not.toBeNull();
  expect(saysResult(solution.text, figure ?? 0), solution.text).toBe(true);
});

/** At least so many of each list are reckoned rather than asked about. */
test.each([
  ["strangers", STRANGERS, 9],
  ["ledgers", LEDGERS, 38],
  ["kept apart", LEDGERS_KEPT_APART, 16],
] as const)("most of the %s get their figure", (_, list, least) => {
  const solved = list.filter(([question]) => solve(question)?.kind === "solved");
  expect(solved.length).toBeGreaterThanOrEqual(least);
});

test("answers are neither curt nor long", () => {
  for (const [question] of ALL) {
    const solution = solve(question);
    const words = solution?.text.split(/\s+/u).length ?? 0;
    if (solution?.kind === "solved") expect(words, solution.text).toBeGreaterThanOrEqual(33);
    expect(words, solution?.text).toBeLessThanOrEqual(85);
  }
});

test("an unclear number is asked about, and no figure is said", () => {
  const solution = solve("Sold 40 lamps at 25, wire 9, stall 60. What is my profit?");
  expect(solution).toMatchObject({ kind: "unclear", solver: "ledger" });
  expect(solution?.text).toMatch(
    /^I heard 40 lamps, 25, 9 and 60, .* Is the 9 for each one or for all together/u,
  );
});

test("what is told in passing does not stand in the way", () => {
  expect(
    solve("My shop is 3 years old. I sold 12 rugs at 150, wool 45 each, rent 300. Profit?")?.text,
  ).toMatch(/^960 /u);
  expect(solve("I'm 34 and sold 12 rugs at 150, wool 45 each, rent 300. Profit?")?.text).toMatch(/^960 /u);
});

test("stock that is left is named, with what the sold ones alone have brought", () => {
  expect(
    solve("I bought 50 books for £100, sold 30 at £6, postage £1 each. What have I made so far?")?.text,
  ).toMatch(/^£50 stays.*cash so far: 20 .* still there, which cost you £40/su);
});
