import { expect, test } from "vitest";
import { aContext, aDraft, anEngine, aTemplate } from "#server/testing/quest-engine.ts";
import type { Plugin } from "../draft.ts";
import { runPlugins } from "./run-plugins.ts";

const one = aTemplate("one");
const context = aContext(anEngine([one]));
const draft = aDraft([one]);
const plugin = (name: string, enhance: Plugin["enhance"]): Plugin => ({ name, enhance });
const empties = plugin("empties", (current) => ({ ...current, candidates: [] }));
const leaves = plugin("leaves", (current) => current);
const throws = plugin("throws", () => {
  throw new Error("out of order");
});

/** Every look at it, this much later; of that time, this share with a processor. */
function clockOf(steps: number[], share = 1) {
  let now = 0;
  return {
    passed: () => {
      now += steps.shift() ?? 0;
      return now;
    },
    worked: () => now * share,
  };
}

test("each works on what the one before it left, and is timed", () => {
  const { draft: made, runs } = runPlugins([empties, leaves], draft, context, clockOf([0, 12, 5, 3]));
  expect(made.candidates).toEqual([]);
  expect(runs).toEqual([
    { plugin: "empties", spentMs: 12, isEnhancement: true, error: null, slow: null },
    { plugin: "leaves", spentMs: 3, isEnhancement: false, error: null, slow: null },
  ]);
});

test("one that throws leaves the draft as it was, and the next one goes on", () => {
  const { draft: made, runs } = runPlugins([throws, leaves], draft, context);
  expect(made).toBe(draft);
  expect(runs.map(({ isEnhancement, error }) => [isEnhancement, error])).toEqual([
    [false, "out of order"],
    [false, null],
  ]);
});

test("one that throws something odd is counted too", () => {
  const odd = plugin("odd", () => {
    throw "no error at all";
  });
  expect(runPlugins([odd], draft, context).runs[0]?.error).toBe("no error at all");
});

test("one that takes long is slow and no error, with its cause, and its work is kept", () => {
  const { draft: made, runs } = runPlugins([empties], draft, context, clockOf([0, 51]));
  expect(made.candidates).toEqual([]);
  expect(runs[0]).toMatchObject({ isEnhancement: true, error: null, slow: "work" });
  const causeOf = (ms: number, share: number) =>
    runPlugins([empties], draft, context, clockOf([0, ms], share)).runs[0]?.slow;
  expect([causeOf(50, 1), causeOf(51, 0.5), causeOf(51, 0.49)]).toEqual([null, "work", "waiting"]);
});
