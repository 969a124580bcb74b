import { expect, test } from "vitest";
import { solve } from "./solve.ts";
import { IN_PASSING, LACKING, SUMS } from "./solve-cases.ts";
import { SUMS_IN_OTHER_VOICES } from "./solve-cases-voices.ts";

/** The figure as a person would write it, standing alone. */
function saysFigure(text: string, figure: number): boolean {
  const shown = new Set(
    [0, 1, 2].map((decimals) => figure.toLocaleString("en-US", { maximumFractionDigits: decimals })),
  );
  const rounded = [...shown].filter((each) => Math.abs(Number(each.replaceAll(",", "")) - figure) < 0.006);
  const money = figure.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return [...rounded, money].some((each) =>
    new RegExp(String.raw`(?<![\d.,])${each.replaceAll(".", String.raw`\.`)}(?![\d]|[.,]\d)`, "u").test(text),
  );
}

test.each([...SUMS, ...SUMS_IN_OTHER_VOICES])("%s", (question, figure) => {
  const solution = solve(question);
  expect(solution?.kind).toBe("solved");
  expect(saysFigure(solution?.text ?? "", figure), solution?.text).toBe(true);
});

test.each(LACKING)("asks for one number: %s", (question, missing) => {
  expect(solve(question)).toMatchObject({ kind: "missing", missing });
});

test.each(IN_PASSING)("leaves alone: %s", (question) => {
  expect(solve(question)).toBeNull();
});

test("answers are neither curt nor long", () => {
  for (const [question] of [...SUMS, ...SUMS_IN_OTHER_VOICES]) {
    const words = solve(question)?.text.split(/\s+/u).length ?? 0;
    expect(words, question).toBeGreaterThanOrEqual(33);
    expect(words, question).toBeLessThanOrEqual(85);
  }
});

test("a text that is full of numbers makes nobody wait", () => {
  const sold = (times: number) => `${"Sold 3 mugs at 4 each. ".repeat(times)}What is my profit?`;
  expect(solve(sold(3))).not.toBeNull();
  expect(solve(sold(30))).toBeNull();
});
